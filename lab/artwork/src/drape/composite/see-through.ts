import type { Picture } from '../../drawing/picture.ts';
import { SAMPLE_SIZE } from '../../drawing/sampler.ts';
import type { LitView } from '../light/lit-view.ts';
import { type Part, parts } from '../pattern/piece.ts';
import type { Dress } from './dress.ts';
import type { Paint } from './paint.ts';

/** Cloth less sheer than this hides what is behind it. */
const LEAST = 0.1;
/** The veil shades what is behind it by this factor. */
const SHADE = 0.82;
const MOST = 0.45;

/** Whether a part of a garment is so sheer that what is behind it has to be drawn. */
export function isSheer(dress: Dress, part: Part): boolean {
  return (dress[part]?.fabric.surface.sheer ?? 0) >= LEAST;
}

/**
 * Blends what is behind a sheer part into it; metal thread stays opaque.
 * @param behind the same picture without that part
 */
export function seeThrough(
  picture: Picture,
  behind: Picture,
  view: LitView,
  { values }: Paint,
  dress: Dress,
  part: Part,
): void {
  const ratio = Math.round(view.width / picture.view.width);
  const sheer = Math.min(MOST, 1.3 * (dress[part]?.fabric.surface.sheer ?? 0));
  const veil = parts.indexOf(part);
  const shown = new Float32Array(picture.light.length / 3);
  for (let at = 0; at < view.triangle.length; at++) {
    const triangle = view.triangle[at] ?? -1;
    if (triangle < 0 || view.surface.part[triangle] !== veil) continue;
    const x = Math.floor((at % view.width) / ratio);
    const to = Math.floor(Math.floor(at / view.width) / ratio) * picture.view.width + x;
    const zari = values[at * SAMPLE_SIZE + 3] ?? 0;
    shown[to] = (shown[to] ?? 0) + (sheer * (1 - 0.85 * zari)) / (ratio * ratio);
  }
  for (let i = 0; i < picture.light.length; i++) {
    const light = picture.light[i] ?? 0;
    const through = (behind.light[i] ?? 0) * SHADE;
    picture.light[i] = light + (through - light) * (shown[Math.floor(i / 3)] ?? 0);
  }
}
