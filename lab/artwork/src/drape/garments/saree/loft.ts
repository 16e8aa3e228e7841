import { smoothNoise } from '../../../drawing/noise.ts';
import { add, cross, length, normalized, subtract, type Vector } from '../../vector.ts';
import { type Fold, folded } from './folds.ts';
import { outsideForm } from './form.ts';

/** A line across the pallu, from its lower border to its upper one; cm. */
export type Station = {
  across: Vector[];
  /** Depth of the folds here, as a multiple of the pleats' thickness; 1 by default. */
  depth?: number;
};

type Loft = {
  stations: Station[];
  /** The station on the shoulder, from which cloth is measured. */
  shoulder: number;
  width: number;
  pleats: number;
  thickness: number;
  round: number;
  wander: number;
  /** How far the lower border lags behind the upper one on the shoulder, cm. */
  slant: number;
  /** Distance of the cloth from the figure. */
  off: number;
};

/** The position of cloth that was laid from station to station. */
type Laid = {
  /**
   * @param row below 0: the share of the way back from the shoulder to the first station; otherwise cm past
   * the shoulder
   */
  at: (column: number, row: number) => { place: Vector; along: number };
  /** The longest path before the shoulder, and the shortest after it, cm. */
  before: number;
  after: number;
};

const ACROSS = 40;
const STEPS = 12;

export function lay(loft: Loft, columns: number[]): Laid {
  const rows = baseOf(loft);
  const normals = rows.map((_, i) => normalsOf(rows, i));
  const widths = rows.map((row) => lengthOf(row));
  const middle = loft.shoulder * STEPS;
  const ways = new Map(
    columns.map((column) => {
      const way = rows.map((row, i) => {
        const part = i / STEPS;
        const depth = mixed(loft.stations, part);
        const lying = widths[i] ?? 1;
        const fold = pleated(loft, column, lying, loft.thickness * depth);
        const share = (1 - fold.across / Math.max(1, lying)) * ACROSS;
        // Layers on top of each other move together.
        const live = loft.wander * (smoothNoise(fold.across * 0.22, part * 1.6, 41) - 0.2) * 1.3;
        return add(between(row, share), between(normals[i] ?? [], share), fold.out + live * depth);
      });
      return [column, wayOf(way, middle, loft.slant * (1 - column / loft.width))] as const;
    }),
  );
  evenOut(columns, ways, middle + EVEN_BELOW * STEPS, loft.width / loft.pleats);
  const all = [...ways.values()];
  return {
    before: Math.max(...all.map(({ before }) => before)),
    after: Math.min(...all.map(({ after }) => after)),
    at: (column, row) => {
      const way = ways.get(column);
      if (!way) throw new RangeError(`No column ${column}`);
      const along = row < 0 ? row * way.before : row;
      return { place: onWay(way, along), along };
    },
  };
}

/** The station past the shoulder at which pleats have been pulled even. */
const EVEN_BELOW = 2;

/**
 * Evens out the folds of every pleat, so that its end hangs level.
 * @param window cm of cloth in a pleat
 */
function evenOut(columns: number[], ways: ReadonlyMap<number, Way>, row: number, window: number): void {
  const levels = columns.map((column) => ways.get(column)?.along[row] ?? 0);
  columns.forEach((column, i) => {
    const near = levels.filter((_, k) => Math.abs((columns[k] ?? 0) - column) <= window / 2);
    const level = near.reduce((sum, value) => sum + value, 0) / near.length;
    const way = ways.get(column);
    if (!way) return;
    const shift = level - (levels[i] ?? 0);
    way.along = way.along.map((value) => value + shift);
    way.before -= shift;
    way.after += shift;
  });
}

/** The part at the lower border that lies flat instead of being folded, cm. */
const FLAT = 14;

/**
 * Folds the cloth from the upper border down. That border lies on top; every pleat peeps out from under the
 * one above, and the lower border from under the last.
 */
function pleated({ width, pleats, round }: Loft, column: number, lying: number, thickness: number): Fold {
  const from = width - column;
  if (lying >= width) return { across: (from * lying) / width, out: 0 };
  const flat = Math.min(FLAT, lying * 0.4);
  const inPleats = width - FLAT;
  if (from > inPleats) return { across: lying - flat + ((from - inPleats) / FLAT) * flat, out: 0 };
  return folded(from, { width: inPleats, pleats, thickness, round }, lying - flat);
}

type Way = { points: Vector[]; along: number[]; before: number; after: number };

function wayOf(points: Vector[], middle: number, lag = 0): Way {
  const along = [0];
  for (let i = 1; i < points.length; i++)
    along.push((along[i - 1] ?? 0) + length(subtract(pointAt(points, i), pointAt(points, i - 1))));
  const zero = (along[middle] ?? 0) - lag;
  return {
    points,
    along: along.map((value) => value - zero),
    before: zero,
    after: (along.at(-1) ?? 0) - zero,
  };
}

function onWay({ points, along }: Way, at: number): Vector {
  let i = 1;
  while (i < along.length - 1 && (along[i] ?? 0) < at) i++;
  const from = along[i - 1] ?? 0;
  const t = (at - from) / ((along[i] ?? 1) - from || 1);
  return add(pointAt(points, i - 1), subtract(pointAt(points, i), pointAt(points, i - 1)), t);
}

/** The smooth surface under the folds: rows from first to last, with evenly spaced points in each. */
function baseOf({ stations, off }: Loft): Vector[][] {
  const curves = stations.map(({ across }) => evenly(smoothLine(across), ACROSS));
  const rows: Vector[][] = [];
  for (let i = 0; i + 1 < curves.length; i++) {
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      rows.push(
        (curves[i] ?? []).map((b, m) => {
          const c = curves[i + 1]?.[m] ?? b;
          const a = curves[i - 1]?.[m] ?? b;
          const d = curves[i + 2]?.[m] ?? c;
          return outsideForm(catmullRom(a, b, c, d, t), off);
        }),
      );
    }
  }
  rows.push((curves.at(-1) ?? []).map((point) => outsideForm(point, off)));
  return rows;
}

function normalsOf(rows: Vector[][], i: number): Vector[] {
  const row = rows[i] ?? [];
  return row.map((here, m) => {
    const down = subtract(rows[i + 1]?.[m] ?? here, rows[i - 1]?.[m] ?? here);
    const across = subtract(row[m + 1] ?? here, row[m - 1] ?? here);
    return normalized(cross(down, across));
  });
}

function smoothLine(points: Vector[]): Vector[] {
  if (points.length < 3) return points;
  const line: Vector[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [b, c] = [pointAt(points, i), pointAt(points, i + 1)];
    for (let step = 0; step < STEPS; step++)
      line.push(catmullRom(points[i - 1] ?? b, b, c, points[i + 2] ?? c, step / STEPS));
  }
  line.push(pointAt(points, points.length - 1));
  return line;
}

function evenly(line: Vector[], count: number): Vector[] {
  const way = wayOf(line, 0);
  return Array.from({ length: count + 1 }, (_, i) => onWay(way, (way.after * i) / count));
}

function lengthOf(line: Vector[]): number {
  return wayOf(line, 0).after;
}

function catmullRom(a: Vector, b: Vector, c: Vector, d: Vector, t: number): Vector {
  const at = (k: 0 | 1 | 2) => {
    const [p, q, r, s] = [a[k], b[k], c[k], d[k]];
    return (
      0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
    );
  };
  return [at(0), at(1), at(2)];
}

function mixed(stations: Station[], at: number): number {
  const i = Math.min(stations.length - 2, Math.floor(at));
  const from = stations[i]?.depth ?? 1;
  return from + ((stations[i + 1]?.depth ?? 1) - from) * (at - i);
}

function between(row: Vector[], at: number): Vector {
  const i = Math.min(row.length - 2, Math.max(0, Math.floor(at)));
  const from = pointAt(row, i);
  return add(from, subtract(pointAt(row, i + 1), from), at - i);
}

function pointAt(line: Vector[], i: number): Vector {
  const point = line[i];
  if (!point) throw new RangeError(`No point ${i} in a line of ${line.length}`);
  return point;
}
