import type { Point } from './curve.ts';
import { type Piece, segmentsFor } from './piece.ts';
import type { Seam } from './sew.ts';

export type SkirtCut = {
  /** Prefix of the pieces' names. */
  name: string;
  kalis: number;
  /** Radius of the waist, and length from there to the hem, on the flat circle; cm. */
  waist: number;
  length: number;
  /** The part of a full circle that all kalis make together, degrees. */
  degrees: number;
  /** Points along the waist of one kali. */
  segments: number;
};

/**
 * Where a point of the flat skirt starts: turn in 0..1 from the middle of the back, distance from the waist
 * in cm.
 */
export type SkirtPlace = (turn: number, down: number) => readonly [number, number, number];

/** The wedge-shaped pieces of a skirt, each cut along its own grain. */
export function skirtPieces(cut: SkirtCut, spacing: number, place: SkirtPlace): Piece[] {
  const half = (cut.degrees / cut.kalis / 2) * (Math.PI / 180);
  const outer = cut.waist + cut.length;
  const at = (radius: number, angle: number): Point => [radius * Math.sin(angle), -radius * Math.cos(angle)];
  const arc = (radius: number, from: number, to: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => at(radius, from + ((to - from) * i) / 24));
  const right: Point[] = [at(outer, half), at(cut.waist, half)];
  const left: Point[] = [at(cut.waist, -half), at(outer, -half)];
  const segments = segmentsFor(right, spacing);
  return Array.from({ length: cut.kalis }, (_, k): Piece => {
    const middle = (k + 0.5) * 2 * half;
    return {
      name: `${cut.name} ${k}`,
      part: 'skirt',
      sides: [
        { name: 'hem', line: arc(outer, -half, half), edge: 'hem' },
        { name: 'right', line: right, segments, edge: 'seam' },
        { name: 'waist', line: arc(cut.waist, half, -half), segments: cut.segments, edge: 'waist' },
        { name: 'left', line: left, segments, edge: 'seam' },
      ],
      place: (x, y) => {
        const angle = Math.atan2(x, -y);
        return place((k + 0.5 + angle / (2 * half)) / cut.kalis, Math.hypot(x, y) - cut.waist);
      },
      grain: (x, y) => [x + k * 29.3, -y - cut.waist],
      layout: {
        group: cut.name,
        at: (x, y) => at(Math.hypot(x, y), Math.atan2(x, -y) + middle),
      },
    };
  });
}

/** The seams that join each kali to the next, and the last to the first. */
export function skirtSeams({ name, kalis }: SkirtCut): Seam[] {
  return Array.from({ length: kalis }, (_, k) => ({
    a: [`${name} ${k}`, 'right'],
    b: [`${name} ${(k + 1) % kalis}`, 'left'],
    reversed: true,
  }));
}
