import Delaunator from 'delaunator';
import { randomStream } from '../../patterns/random.ts';
import type { Vector } from '../vector.ts';
import { divided, isInside, lengthOf, nearestOn, type Point, pointAt } from './curve.ts';

/** What a piece is of; decides its cloth. */
export const parts = [
  'front',
  'back',
  'sleeve',
  'collar',
  'skirt',
  'bottoms',
  'dupatta',
  'saree',
  'blouse',
  'rod',
] as const;
export type Part = (typeof parts)[number];

/** Lines that borders, piping and stitching keep a distance from. A cuff is the hem of a sleeve. */
export const edgeNames = ['hem', 'neck', 'slit', 'waist', 'seam'] as const;
export type EdgeName = (typeof edgeNames)[number];

/** A part of a piece's outline. With `edge`, distances from it are measured; pieces are sewn at sides of equal count. */
export type Side = { name: string; line: Point[]; segments?: number; edge?: EdgeName };

/** A piece of cloth as it is cut, and where it lies before it is draped. */
export type Piece = {
  name: string;
  part: Part;
  /** The outline, side after side, counter-clockwise. */
  sides: Side[];
  /** Where a place of the piece starts out in the scene, in metres. */
  place: (x: number, y: number) => Vector;
  /** The place in the cloth that the piece is cut from, cm, y down the length; the piece itself without it. */
  grain?: (x: number, y: number) => Point;
  /** Pieces of one group lie side by side on a common plane, so that folds run on across their seams. */
  layout?: { group: string; at: (x: number, y: number) => Point };
  /** How many times closer its points lie than elsewhere. */
  finer?: number;
  /** Where it is held fast. */
  held?: (x: number, y: number) => boolean;
  /** The counter-clockwise face is the inside. */
  insideOut?: boolean;
};

export type MeshedPiece = {
  piece: Piece;
  points: Point[];
  triangles: number[];
  /** Points of each side in the order of its line, both ends included. */
  sides: Map<string, number[]>;
};

/**
 * Fills a piece with points in hexagons and joins them to triangles.
 * @param spacing of the points, cm
 */
export function meshPiece(piece: Piece, spacing: number): MeshedPiece {
  const outline: Point[] = [];
  const sides = new Map<string, number[]>();
  for (const side of piece.sides) {
    const line = divided(side.line, side.segments ?? segmentsFor(side.line, spacing));
    sides.set(
      side.name,
      line.map((_, i) => outline.length + i),
    );
    outline.push(...line.slice(0, -1));
  }
  for (const indices of sides.values()) {
    const last = indices.length - 1;
    indices[last] = (indices[last] ?? 0) % outline.length;
  }
  const points = [...outline, ...hexagons(outline, spacing)];
  return { piece, points, triangles: trianglesWithin(outline, points, spacing), sides };
}

export function segmentsFor(line: Point[], spacing: number): number {
  return Math.max(1, Math.round(lengthOf(line) / spacing));
}

export function areaOf({ points, triangles }: MeshedPiece): number {
  let area = 0;
  for (let t = 0; t < triangles.length; t += 3) area += signedArea(points, triangles, t);
  return area;
}

function hexagons(outline: Point[], spacing: number): Point[] {
  const random = randomStream(outline.length);
  const closed = [...outline, pointAt(outline, 0)];
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const points: Point[] = [];
  let row = 0;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += spacing * 0.866) {
    for (let x = Math.min(...xs) + (row % 2) * spacing * 0.5; x < Math.max(...xs); x += spacing) {
      if (isInside(outline, x, y) && nearestOn(closed, x, y).distance > spacing * 0.5) {
        // A little disorder keeps folds from following the grid.
        points.push([x + (random() - 0.5) * 0.2 * spacing, y + (random() - 0.5) * 0.2 * spacing]);
      }
    }
    row++;
  }
  return points;
}

function trianglesWithin(outline: Point[], points: Point[], spacing: number): number[] {
  const { triangles } = Delaunator.from(points);
  const kept: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] ?? 0, triangles[t + 1] ?? 0, triangles[t + 2] ?? 0];
    const [pa, pb, pc] = [pointAt(points, a), pointAt(points, b), pointAt(points, c)];
    if (!isInside(outline, (pa[0] + pb[0] + pc[0]) / 3, (pa[1] + pb[1] + pc[1]) / 3)) continue;
    const area = signedArea(points, [a, b, c], 0);
    if (Math.abs(area) < spacing * spacing * 0.005) continue;
    kept.push(...(area > 0 ? [a, b, c] : [a, c, b]));
  }
  return kept;
}

function signedArea(points: Point[], triangles: ArrayLike<number>, t: number): number {
  const a = pointAt(points, triangles[t] ?? 0);
  const b = pointAt(points, triangles[t + 1] ?? 0);
  const c = pointAt(points, triangles[t + 2] ?? 0);
  return ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}
