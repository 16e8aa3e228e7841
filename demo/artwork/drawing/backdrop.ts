import { cloudField } from '../patterns/noise.ts';
import { coarseField } from './coarse-field.ts';
import { cloudNoise } from './noise.ts';
import { createPicture, type Picture } from './picture.ts';
import type { View } from './view.ts';

/** A lime-plastered wall, by its colour in linear light. */
export type Wall = readonly [red: number, green: number, blue: number];

const SAND = 512;
const SAND_UNITS = 1;
const sand = cloudField({ width: SAND, height: SAND }, 5, 2, 45);
const textures = new Map<string, Float32Array>();

/** An empty wall in the light of a window at the left. */
export function drawWall(view: View, wall: Wall): Picture {
  const picture = createPicture(view);
  const texture = plaster(view);
  for (let i = 0; i < texture.length; i++) {
    const light = texture[i] ?? 1;
    const cool = light < 1 ? (1 - light) * 0.18 : 0;
    picture.light[i * 3] = wall[0] * light * (1 - cool * 0.3);
    picture.light[i * 3 + 1] = wall[1] * light;
    picture.light[i * 3 + 2] = wall[2] * light * (1 + cool * 0.5);
  }
  return picture;
}

/** Brightness of the bare wall: trowel marks, fine sand, light that falls off from the upper left. */
function plaster(view: View): Float32Array {
  const key = [view.left, view.top, view.unitsPerPx, view.width].join();
  const known = textures.get(key);
  if (known) return known;
  const slow = coarseField(view, 8, (x, y) => {
    const clouds = cloudNoise(x / 420, y / 360, 41, 5) - 0.5;
    const trowel = cloudNoise(x / 150 + y / 400, y / 46, 43, 3) - 0.5;
    const fall = Math.hypot((x - 380) / 1150, (y - 480) / 1500);
    return (1.06 - 0.27 * fall ** 1.7) * (1 + clouds * 0.13 + trowel * 0.04);
  });
  const texture = slow.map((light, i) => {
    const x = Math.floor((view.left + (i % view.width) * view.unitsPerPx) / SAND_UNITS) & (SAND - 1);
    const y = Math.floor((view.top + Math.floor(i / view.width) * view.unitsPerPx) / SAND_UNITS) & (SAND - 1);
    return light * (1 + ((sand[y * SAND + x] ?? 0.5) - 0.5) * 0.03);
  });
  textures.set(key, texture);
  return texture;
}
