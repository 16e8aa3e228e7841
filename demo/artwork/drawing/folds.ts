import { randomStream } from '../patterns/random.ts';
import type { Field } from './field.ts';
import type { Point } from './geometry.ts';
import type { View } from './view.ts';

/** A soft ridge (or valley, with a negative height) from one place to another. All in scene units. */
export type Fold = {
  from: Point;
  to: Point;
  /** How far the middle bends aside. */
  bow: number;
  widthFrom: number;
  widthTo: number;
  height: number;
};

/** Places folds between two lines that run from 0 to 1, each a little different. */
export function foldsBetween(
  start: (part: number) => Point,
  end: (part: number) => Point,
  options: {
    count: number;
    seed: number;
    width: readonly [from: number, to: number];
    height: number;
    uneven?: number;
  },
): Fold[] {
  const random = randomStream(options.seed * 7919 + 13);
  const uneven = options.uneven ?? 0.7;
  return Array.from({ length: options.count }, (_, i) => {
    const part = (i + 0.5 + (random() - 0.5) * uneven) / options.count;
    const swell = 0.6 + random() * 0.8;
    const deep = random() < 0.4 ? -0.8 : 1;
    const from = start(part);
    const to = end(part);
    const shorter = random() * 0.25;
    return {
      from: [from[0] + (to[0] - from[0]) * shorter, from[1] + (to[1] - from[1]) * shorter] as const,
      to,
      bow: (random() - 0.5) * 24,
      widthFrom: options.width[0] * swell,
      widthTo: options.width[1] * swell,
      height: options.height * swell * deep,
    };
  });
}

/** Adds the fold to a field of heights. */
export function raiseFold(heights: Field, view: View, fold: Fold): void {
  const [ax, ay] = fold.from;
  const dx = fold.to[0] - ax;
  const dy = fold.to[1] - ay;
  const length = Math.hypot(dx, dy);
  if (length === 0) return;
  const reach = Math.max(fold.widthFrom, fold.widthTo) * 2.4 + Math.abs(fold.bow);
  const columns = span(
    Math.min(ax, ax + dx) - reach,
    Math.max(ax, ax + dx) + reach,
    view.left,
    view.width,
    view.unitsPerPx,
  );
  const rows = span(
    Math.min(ay, ay + dy) - reach,
    Math.max(ay, ay + dy) + reach,
    view.top,
    view.height,
    view.unitsPerPx,
  );
  for (let row = rows.first; row < rows.end; row++) {
    const y = view.top + (row + 0.5) * view.unitsPerPx - ay;
    for (let column = columns.first; column < columns.end; column++) {
      const x = view.left + (column + 0.5) * view.unitsPerPx - ax;
      const along = (x * dx + y * dy) / (length * length);
      if (along <= -0.12 || along >= 1.12) continue;
      const t = along < 0 ? 0 : along > 1 ? 1 : along;
      const width = fold.widthFrom + (fold.widthTo - fold.widthFrom) * t;
      const aside = (x * dy - y * dx) / length - fold.bow * 4 * t * (1 - t);
      const distance = aside / width;
      if (distance > 2.4 || distance < -2.4) continue;
      const ends = smooth((along + 0.12) / 0.3) * smooth((1.12 - along) / 0.2);
      const at = row * view.width + column;
      heights[at] = (heights[at] ?? 0) + fold.height * ends * Math.exp(-distance * distance);
    }
  }
}

function span(low: number, high: number, start: number, size: number, unitsPerPx: number) {
  return {
    first: Math.max(0, Math.floor((low - start) / unitsPerPx)),
    end: Math.min(size, Math.ceil((high - start) / unitsPerPx)),
  };
}

function smooth(t: number): number {
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  return t * t * (3 - 2 * t);
}
