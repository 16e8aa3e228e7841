import { expect, test } from 'vitest';
import { springsOf } from '../cloth/springs.ts';
import { EDGE_SIZE } from '../light/surface.ts';
import { edgeNames, type Piece } from './piece.ts';
import { sew } from './sew.ts';

function strip(name: string, segments: number): Piece {
  return {
    name,
    part: 'skirt',
    sides: [
      {
        name: 'bottom',
        line: [
          [0, 0],
          [12, 0],
        ],
        edge: 'hem',
      },
      {
        name: 'right',
        line: [
          [12, 0],
          [12, 30],
        ],
        segments,
      },
      {
        name: 'top',
        line: [
          [12, 30],
          [0, 30],
        ],
      },
      {
        name: 'left',
        line: [
          [0, 30],
          [0, 0],
        ],
        segments,
      },
    ],
    place: (x, y) => [x / 100, 0, y / 100],
  };
}

test('pieces sewn together share the points of the seam', () => {
  const apart = sew([strip('a', 10), strip('b', 10)], { seams: [] }, 3);
  const sewn = sew(
    [strip('a', 10), strip('b', 10)],
    { seams: [{ a: ['a', 'right'], b: ['b', 'left'], reversed: true }] },
    3,
  );
  expect(apart.pinned.length - sewn.pinned.length).toBe(11);
});

test('a seam between sides with different numbers of points is refused', () => {
  const seams = [{ a: ['a', 'right'], b: ['b', 'left'] } as const];
  expect(() => sew([strip('a', 10), strip('b', 9)], { seams }, 3)).toThrow('11 points');
});

test('the rest lengths of the springs are those of the cut cloth', () => {
  const cloth = sew([strip('a', 10)], { seams: [] }, 3);
  const stiffness = { stretch: 0, bend: 1, fold: 1, foldsPerPoint: 2 };
  const { pairs, rest } = springsOf(cloth, 3, stiffness);
  rest.forEach((length, spring) => {
    const at = (end: number, k: number) => cloth.position[3 * (pairs[2 * spring + end] ?? 0) + k] ?? 0;
    expect(length).toBeCloseTo(Math.hypot(at(0, 0) - at(1, 0), at(0, 2) - at(1, 2)), 9);
  });
});

test('every point of a border knows its distance from the hem', () => {
  const cloth = sew([strip('a', 10)], { seams: [] }, 3);
  const channel = edgeNames.indexOf('hem') * 2;
  cloth.sheetPoint.forEach((_, sheet) => {
    expect(cloth.edges[sheet * EDGE_SIZE + channel]).toBeCloseTo(cloth.flat[2 * sheet + 1] ?? 0, 4);
  });
});
