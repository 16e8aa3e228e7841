import Delaunator from 'delaunator';
import { randomStream } from '../../patterns/random.ts';
import type { Vector } from '../vector.ts';
import { divided, isInside, lengthOf, nearestOn, type Point, pointAt } from './curve.ts';

/** The part that a piece belongs to, which determines its cloth. */
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

/**
 * Edges from which the distance of borders, piping and stitching is measured. A cuff is the hem of a sleeve.
 */
export const edgeNames = ['hem', 'neck', 'slit', 'waist', 'seam'] as const;
export type EdgeName = (typeof edgeNames)[number];

/**
 * A part of a piece's outline. With `edge`, distances from it are measured. Sides that are sewn together have
 * the same number of segments.
 */
export type Side = { name: string; line: Point[]; segments?: number; edge?: EdgeName };

/** A piece of cloth as cut, and its position before draping. */
export type Piece = {
  name: string;
  part: Part;
  /** The sides of the outline in order, counter-clockwise. */
  sides: Side[];
  /** Where a point of the piece starts in the scene, metres. */
  place: (x: number, y: number) => Vector;
  /**
   * Its position in the cloth that the piece is cut from, cm, y down the length; by default its position in
   * the piece.
   */
  grain?: (x: number, y: number) => Point;
  /** Pieces of one group lie side by side on a common plane, so that folds continue across their seams. */
  layout?: { group: string; at: (x: number, y: number) => Point };
  /** How many times closer its points are than elsewhere. */
  finer?: number;
  /** Where it is pinned. */
  held?: (x: number, y: number) => boolean;
  /** The counter-clockwise face is the inside. */
  insideOut?: boolean;
};

export type MeshedPiece = {
  piece: Piece;
  points: Point[];
  triangles: number[];
  /** The points of each side in the order of its line, both ends included. */
  sides: Map<string, number[]>;
};

/**
 * Fills a piece with points in a hexagonal pattern and triangulates them.
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
        // Jitter keeps folds from following the grid.
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
