import type { Point } from './geometry.ts';

/** Points along SVG path data (absolute M, L, C and Q), curves in `steps` pieces. */
export function pathPoints(d: string, steps = 16): Point[] {
  const points: Point[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLCQ])([^MLCQZ]*)/g)) {
    const numbers = [...rest.matchAll(/-?[\d.]+/g)].map(Number);
    const size = command === 'C' ? 6 : command === 'Q' ? 4 : 2;
    for (let at = 0; at + size <= numbers.length; at += size) {
      const knots = pairs(numbers.slice(at, at + size));
      const start = points.at(-1);
      if (size === 2 || !start) points.push(...knots);
      else for (let step = 1; step <= steps; step++) points.push(bezier([start, ...knots], step / steps));
    }
  }
  return points;
}

function pairs(numbers: number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[i * 2] ?? 0, numbers[i * 2 + 1] ?? 0]);
}

/** De Casteljau's construction. */
function bezier(knots: Point[], t: number): Point {
  if (knots.length === 1) return knots[0] ?? [0, 0];
  return bezier(
    knots.slice(1).map(([x, y], i) => {
      const [fromX, fromY] = knots[i] ?? [0, 0];
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t] as const;
    }),
    t,
  );
}
