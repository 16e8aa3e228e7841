import type { Vector } from '../vector.ts';
import { type BodiceCut, neckLine } from './bodice.ts';
import { divided, lengthOf, type Point, pointAt } from './curve.ts';
import { type Piece, segmentsFor } from './piece.ts';
import type { Seam } from './sew.ts';

/**
 * A stand collar that is open in front: x runs around the neck from the middle of the front towards the
 * wearer's left, y up.
 */
export function collarPiece(
  cut: BodiceCut,
  height: number,
  spacing: number,
  places: { front: Piece['place']; back: Piece['place'] },
): Piece {
  const front = neckLine(cut, cut.frontNeck.drop, cut.frontNeck.shape);
  const middle = Math.floor(front.length / 2);
  const back = neckLine(cut, cut.backNeckDrop, 'round');
  const [half, behind] = [lengthOf(front.slice(0, middle + 1)), lengthOf(back)];
  const length = 2 * half + behind;
  const ends: Point[] = [
    [0, 0],
    [half, 0],
    [half + behind, 0],
    [length, 0],
  ];
  const side = (name: string, from: number, segments: number) => ({
    name,
    line: [pointAt(ends, from), pointAt(ends, from + 1)],
    segments,
    edge: 'neck' as const,
  });
  const halfSegments = segmentsFor(front.slice(0, middle + 1), spacing);
  const right = divided(front.slice(0, middle + 1), 40).reverse();
  const left = divided(front.slice(middle), 40).reverse();
  const around = divided(back, 80);
  return {
    name: 'collar',
    part: 'collar',
    sides: [
      side('right', 0, halfSegments),
      side('back', 1, segmentsFor(back, spacing)),
      side('left', 2, halfSegments),
      {
        name: 'end',
        line: [
          [length, 0],
          [length - 0.3, height],
        ],
        edge: 'hem',
      },
      {
        name: 'top',
        line: [
          [length - 0.3, height],
          [0.3, height],
        ],
        edge: 'hem',
      },
      {
        name: 'start',
        line: [
          [0.3, height],
          [0, 0],
        ],
        edge: 'hem',
      },
    ],
    place: (x, y) => {
      const [line, from, size, place] =
        x < half
          ? ([right, 0, half, places.front] as const)
          : x < half + behind
            ? ([around, half, behind, places.back] as const)
            : ([left, half + behind, half, places.front] as const);
      const [px, py] = pointAt(
        line,
        Math.min(line.length - 1, Math.round(((x - from) / size) * (line.length - 1))),
      );
      const foot = place(px, py);
      return [foot[0] * (1 - 0.012 * y), foot[1] * (1 - 0.012 * y), foot[2] + y / 100] satisfies Vector;
    },
    grain: (x, y) => [x, -y],
  };
}

export const collarSeams: Seam[] = [
  { a: ['front', 'neck right'], b: ['collar', 'right'], reversed: true },
  { a: ['back', 'neck'], b: ['collar', 'back'] },
  { a: ['front', 'neck left'], b: ['collar', 'left'], reversed: true },
];
