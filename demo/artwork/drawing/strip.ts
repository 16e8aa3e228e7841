import { boxOf, type Point, pointAt } from './geometry.ts';
import type { View } from './view.ts';

/** A band that follows a line on a garment. */
export type Strip = {
  line: Point[];
  /** In scene units, to the left of the line's direction; negative is to the right. */
  width: number;
};

/** Where each pixel lies on a strip: along it and away from its line, in units; away is -1 off the strip. */
export type StripField = { along: Float32Array; away: Float32Array };

export function stripField({ line, width }: Strip, view: View): StripField {
  const size = view.width * view.height;
  const along = new Float32Array(size);
  const away = new Float32Array(size).fill(-1);
  const nearest = new Float32Array(size).fill(Number.POSITIVE_INFINITY);
  let walked = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    const from = pointAt(line, i);
    const to = pointAt(line, i + 1);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) continue;
    markSegment({ from, to, length, walked, width, isFirst: i === 0, isLast: i + 2 === line.length });
    walked += length;
  }
  return { along, away };

  function markSegment(segment: {
    from: Point;
    to: Point;
    length: number;
    walked: number;
    width: number;
    isFirst: boolean;
    isLast: boolean;
  }): void {
    const { from, to, length } = segment;
    const reach = Math.abs(width) + 2;
    const box = boxOf([from, to]);
    const step = view.unitsPerPx;
    const firstColumn = Math.max(0, Math.floor((box.left - reach - view.left) / step));
    const endColumn = Math.min(view.width, Math.ceil((box.right + reach - view.left) / step));
    const firstRow = Math.max(0, Math.floor((box.top - reach - view.top) / step));
    const endRow = Math.min(view.height, Math.ceil((box.bottom + reach - view.top) / step));
    const dx = (to[0] - from[0]) / length;
    const dy = (to[1] - from[1]) / length;
    for (let row = firstRow; row < endRow; row++) {
      const y = view.top + (row + 0.5) * step - from[1];
      for (let column = firstColumn; column < endColumn; column++) {
        const x = view.left + (column + 0.5) * step - from[0];
        const t = x * dx + y * dy;
        // Beyond the ends of the line the border runs straight on; within it, corners are rounded off.
        const onLine = Math.max(
          segment.isFirst ? -reach : 0,
          Math.min(segment.isLast ? length + reach : length, t),
        );
        const side = (x * dy - y * dx) * Math.sign(width);
        const distance = Math.hypot(x - onLine * dx, y - onLine * dy);
        const at = row * view.width + column;
        if (distance >= (nearest[at] ?? 0)) continue;
        nearest[at] = distance;
        along[at] = segment.walked + onLine;
        away[at] = side >= -0.5 && distance <= Math.abs(width) ? distance : -1;
      }
    }
  }
}
