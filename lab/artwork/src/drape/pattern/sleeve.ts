import { aroundArm } from '../garments/placement.ts';
import type { Vector } from '../vector.ts';
import { lengthOf, type Point, spline } from './curve.ts';
import type { Piece } from './piece.ts';
import type { Seam } from './sew.ts';

export type SleeveCut = {
  /** Below the underarm, cm. */
  length: number;
  upperWidth: number;
  cuffWidth: number;
  /** Length of the half armhole that the cap is sewn to. */
  armhole: number;
  /** Number of segments of half the armhole. */
  segments: number;
  /** How much longer the cap is than the armhole; 1.3 makes a puff. */
  ease?: number;
  shoulder: Vector;
  degrees: number;
  /** Where the underarm is on the raised arm, measured from the shoulder. */
  start: number;
};

/**
 * A set-in sleeve; x runs around the arm, y up from the underarm; the middle of the cap is on the shoulder
 * seam.
 */
export function sleevePiece(cut: SleeveCut, side: 1 | -1): Piece {
  const height = capHeight(cut);
  const half = cut.upperWidth / 2;
  const cuff = cut.cuffWidth / 2;
  const right = capCurve(cut.upperWidth, height);
  const left = right.map(([x, y]): Point => [-x, y]).reverse();
  const width = (y: number) =>
    y >= 0 ? cut.upperWidth : cut.upperWidth + ((cut.cuffWidth - cut.upperWidth) * -y) / cut.length;
  return {
    name: side > 0 ? 'sleeve right' : 'sleeve left',
    part: 'sleeve',
    sides: [
      {
        name: 'cuff',
        line: [
          [-cuff, -cut.length],
          [0, -cut.length - 0.4],
          [cuff, -cut.length],
        ],
        edge: 'hem',
      },
      {
        name: 'under right',
        line: [
          [cuff, -cut.length],
          [half, 0],
        ],
        edge: 'seam',
      },
      { name: 'cap right', line: right, segments: cut.segments, edge: 'seam' },
      { name: 'cap left', line: left, segments: cut.segments, edge: 'seam' },
      {
        name: 'under left',
        line: [
          [-half, 0],
          [-cuff, -cut.length],
        ],
        edge: 'seam',
      },
    ],
    place: aroundArm({ side, shoulder: cut.shoulder, degrees: cut.degrees, start: cut.start, width }),
    grain: (x, y) => [x + side * 31.7, height - y],
  };
}

/** The seams that join a pair of sleeves to the armholes of front and back, and close them. */
export const sleeveSeams: Seam[] = [
  { a: ['back', 'armhole right'], b: ['sleeve right', 'cap right'] },
  { a: ['front', 'armhole right'], b: ['sleeve right', 'cap left'], reversed: true },
  { a: ['front', 'armhole left'], b: ['sleeve left', 'cap right'], reversed: true },
  { a: ['back', 'armhole left'], b: ['sleeve left', 'cap left'] },
  { a: ['sleeve right', 'under right'], b: ['sleeve right', 'under left'], reversed: true },
  { a: ['sleeve left', 'under right'], b: ['sleeve left', 'under left'], reversed: true },
];

function capHeight(cut: SleeveCut): number {
  const wanted = cut.armhole * (cut.ease ?? 1.015);
  let low = 1;
  let high = 40;
  for (let i = 0; i < 30; i++) {
    const height = (low + high) / 2;
    if (lengthOf(capCurve(cut.upperWidth, height)) < wanted) low = height;
    else high = height;
  }
  return (low + high) / 2;
}

function capCurve(width: number, height: number): Point[] {
  return spline([
    [0.5 * width, 0],
    [0.37 * width, 0.17 * height],
    [0.26 * width, 0.56 * height],
    [0.14 * width, 0.9 * height],
    [0, height],
  ]);
}
