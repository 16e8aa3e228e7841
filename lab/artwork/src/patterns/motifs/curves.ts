export type Point = readonly [number, number];
export type Cubic = readonly [Point, Point, Point, Point];

/** The point of a curve at t in 0..1, and its direction in degrees (0 is upwards). */
export function alongCubic([a, b, c, d]: Cubic, t: number): { x: number; y: number; angle: number } {
  const s = 1 - t;
  const at = (axis: 0 | 1) =>
    s * s * s * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t * t * t * d[axis];
  const slope = (axis: 0 | 1) =>
    3 * s * s * (b[axis] - a[axis]) + 6 * s * t * (c[axis] - b[axis]) + 3 * t * t * (d[axis] - c[axis]);
  return { x: at(0), y: at(1), angle: (Math.atan2(slope(0), -slope(1)) * 180) / Math.PI };
}

export function cubicPath([a, b, c, d]: Cubic): string {
  return `M${a.join(' ')}C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}`;
}
