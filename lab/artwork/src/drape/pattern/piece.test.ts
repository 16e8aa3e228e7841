import { expect, test } from 'vitest';
import { areaOf, meshPiece, type Piece } from './piece.ts';

const square: Piece = {
  name: 'square',
  part: 'skirt',
  sides: [
    {
      name: 'bottom',
      line: [
        [0, 0],
        [20, 0],
      ],
      edge: 'hem',
    },
    {
      name: 'right',
      line: [
        [20, 0],
        [20, 20],
      ],
    },
    {
      name: 'top',
      line: [
        [20, 20],
        [0, 20],
      ],
    },
    {
      name: 'left',
      line: [
        [0, 20],
        [0, 0],
      ],
    },
  ],
  place: (x, y) => [x / 100, 0, y / 100],
};

test('the mesh of a piece has the area of its outline', () => {
  expect(areaOf(meshPiece(square, 1.5))).toBeCloseTo(400, 5);
});

test('adjacent sides of a piece share their corner points', () => {
  const { sides } = meshPiece(square, 2);
  expect(sides.get('bottom')?.at(-1)).toBe(sides.get('right')?.[0]);
  expect(sides.get('left')?.at(-1)).toBe(sides.get('bottom')?.[0]);
  expect(sides.get('bottom')).toHaveLength(11);
});
