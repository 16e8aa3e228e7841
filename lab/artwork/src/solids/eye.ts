import { SCENE_HEIGHT, SCENE_WIDTH } from '../drawing/view.ts';
import type { Camera } from './solid.ts';

/** Distance from the eye to its target, in picture widths: a long lens. */
const LENS = 3.4;

type Direction = readonly [number, number, number];
export type Eye = { from: Direction; right: Direction; up: Direction; ahead: Direction };

export function eyeOf({ target, azimuth, elevation, width }: Camera): Eye {
  const a = (azimuth * Math.PI) / 180;
  const e = (elevation * Math.PI) / 180;
  const ahead = [-Math.sin(a) * Math.cos(e), Math.cos(a) * Math.cos(e), -Math.sin(e)] as const;
  const away = width * LENS;
  return {
    from: [target[0] - ahead[0] * away, target[1] - ahead[1] * away, target[2] - ahead[2] * away],
    right: [Math.cos(a), Math.sin(a), 0],
    up: [-Math.sin(a) * Math.sin(e), Math.cos(a) * Math.sin(e), Math.cos(e)],
    ahead,
  };
}

/** The normalised direction through a point of the picture, 0..1 in both directions. */
export function rayInto({ right, up, ahead }: Eye, px: number, py: number, out: Float64Array): void {
  const x = (px - 0.5) / LENS;
  const y = ((0.5 - py) * (SCENE_HEIGHT / SCENE_WIDTH)) / LENS;
  const length = Math.sqrt(1 + x * x + y * y);
  for (let c = 0; c < 3; c++) out[c] = ((ahead[c] ?? 0) + (right[c] ?? 0) * x + (up[c] ?? 0) * y) / length;
}
