/** A point on flat cloth, in centimetres; x to the right, y up. */
export type Point = readonly [x: number, y: number];

/** A smooth curve through all points (Catmull-Rom), as short line segments. */
export function spline(through: Point[], steps = 12): Point[] {
  const curve: Point[] = [];
  for (let i = 0; i + 1 < through.length; i++) {
    const b = pointAt(through, i);
    const c = pointAt(through, i + 1);
    const a = i > 0 ? pointAt(through, i - 1) : mirroredIn(b, c);
    const d = i + 2 < through.length ? pointAt(through, i + 2) : mirroredIn(c, b);
    for (let step = 0; step < steps; step++) curve.push(catmullRom(a, b, c, d, step / steps));
  }
  curve.push(pointAt(through, through.length - 1));
  return curve;
}

export function lengthOf(line: Point[]): number {
  let length = 0;
  for (let i = 0; i + 1 < line.length; i++) length += distance(pointAt(line, i), pointAt(line, i + 1));
  return length;
}

/** Divides the line into `segments` pieces of equal length. */
export function divided(line: Point[], segments: number): Point[] {
  const step = lengthOf(line) / segments;
  const points: Point[] = [pointAt(line, 0)];
  let walked = 0;
  let next = step;
  for (let i = 0; i + 1 < line.length; i++) {
    const from = pointAt(line, i);
    const to = pointAt(line, i + 1);
    const length = distance(from, to);
    while (points.length < segments && next <= walked + length) {
      const t = (next - walked) / length;
      points.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
      next += step;
    }
    walked += length;
  }
  points.push(pointAt(line, line.length - 1));
  return points;
}

/** The nearest point on the line: its distance, and its position along the line. */
export function nearestOn(line: Point[], x: number, y: number): { distance: number; along: number } {
  let nearest = Number.POSITIVE_INFINITY;
  let along = 0;
  let walked = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = pointAt(line, i);
    const [bx, by] = pointAt(line, i + 1);
    const length = Math.hypot(bx - ax, by - ay);
    const t = length > 0 ? ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / (length * length) : 0;
    const on = t < 0 ? 0 : t > 1 ? 1 : t;
    const away = Math.hypot(x - ax - (bx - ax) * on, y - ay - (by - ay) * on);
    if (away < nearest) {
      nearest = away;
      along = walked + on * length;
    }
    walked += length;
  }
  return { distance: nearest, along };
}

/** Whether the point is inside the closed outline. */
export function isInside(outline: Point[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = pointAt(outline, i);
    const [bx, by] = pointAt(outline, (i + 1) % outline.length);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The line mirrored to the left half and reversed, so that the two halves join into an outline. */
export function mirrored(line: Point[]): Point[] {
  return line.map(([x, y]): Point => [-x, y]).reverse();
}

/**
 * Interpolates linearly between known values, constant beyond them.
 * @param table pairs in ascending order
 */
export function interpolated(table: Point[], at: number): number {
  const first = pointAt(table, 0);
  if (at <= first[0]) return first[1];
  for (let i = 0; i + 1 < table.length; i++) {
    const [ax, ay] = pointAt(table, i);
    const [bx, by] = pointAt(table, i + 1);
    if (at <= bx) return ay + ((by - ay) * (at - ax)) / (bx - ax);
  }
  return pointAt(table, table.length - 1)[1];
}

export function pointAt(line: Point[], index: number): Point {
  const point = line[index];
  if (!point) throw new RangeError(`No point ${index} in a line of ${line.length}`);
  return point;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

function mirroredIn(at: Point, from: Point): Point {
  return [2 * at[0] - from[0], 2 * at[1] - from[1]];
}

function catmullRom(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])];
}
