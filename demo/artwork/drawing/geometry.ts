/** A place in the scene. The whole picture is 1200 by 1600 units, whatever its size in pixels. */
export type Point = readonly [x: number, y: number];

export const SCENE_WIDTH = 1200;
export const SCENE_HEIGHT = 1600;

/** A smooth curve through all points (Catmull-Rom), as short straight pieces. */
export function curve(through: Point[], stepsBetween = 14): Point[] {
  const curved: Point[] = [];
  for (let i = 0; i < through.length - 1; i++) {
    const b = pointAt(through, i);
    const c = pointAt(through, i + 1);
    const a = i > 0 ? pointAt(through, i - 1) : b;
    const d = i + 2 < through.length ? pointAt(through, i + 2) : c;
    for (let step = 0; step < stepsBetween; step++) curved.push(between(a, b, c, d, step / stepsBetween));
  }
  curved.push(pointAt(through, through.length - 1));
  return curved;
}

/** A part of an ellipse; angles in degrees, clockwise from the right. */
export function arc(centre: Point, radiusX: number, radiusY: number, from: number, to: number): Point[] {
  const steps = Math.max(8, Math.ceil(Math.abs(to - from) / 5));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [centre[0] + radiusX * Math.cos(angle), centre[1] + radiusY * Math.sin(angle)] as const;
  });
}

/** The same on the other side of the picture's middle, in reverse order, so that halves join into an outline. */
export function mirrored(points: Point[]): Point[] {
  return points.map(([x, y]) => [SCENE_WIDTH - x, y] as const).reverse();
}

export function moved(points: Point[], dx: number, dy: number): Point[] {
  return points.map(([x, y]) => [x + dx, y + dy] as const);
}

/** SVG path data of the closed outline. */
export function closedPath(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join('L')}Z`;
}

export function pointAt(points: Point[], index: number): Point {
  const point = points.at(index);
  if (!point) throw new RangeError(`No point ${index} in a line of ${points.length}`);
  return point;
}

export type Box = { left: number; top: number; right: number; bottom: number };

export function boxOf(points: Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])];
}
