import { cloudNoise } from '../../drawing/noise.ts';
import type { Picture, Wall } from '../../drawing/picture.ts';
import type { LitView } from '../light/lit-view.ts';

const plasters = new Map<number, Float32Array>();

/** Paints the plastered wall behind the garment, with its shadow. */
export function paintWall(picture: Picture, view: LitView, colour: Wall): void {
  const { width, height } = picture.view;
  const { wall } = view;
  const plaster = plasters.get(width) ?? plasterTone(width, height);
  plasters.set(width, plaster);
  const bright = brightOf(wall.light);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const light = flattened(
        coarse(wall, ((x + 0.5) / width) * wall.width - 0.5, ((y + 0.5) / height) * wall.height - 0.5) /
          bright,
      );
      // Shadows on a warm wall stay warm, because light bounces around the room.
      const dark = Math.max(0, 1 - light);
      const tone = light * (plaster[at] ?? 1);
      picture.light[3 * at] = colour[0] * tone * (1 + 0.02 * dark);
      picture.light[3 * at + 1] = colour[1] * tone * (1 - 0.015 * dark);
      picture.light[3 * at + 2] = colour[2] * tone * (1 - 0.05 * dark);
    }
  }
}

/** Reduces the wall's own falloff, because a room is larger than the scene; shadows keep their depth. */
function flattened(light: number): number {
  return light > 1 ? 1 + 0.35 * (light - 1) : light ** 0.8;
}

/**
 * Trowelled lime plaster: broad clouds and a few strokes, around 1. Nothing finer, because encoders turn it
 * into blocks.
 */
function plasterTone(width: number, height: number): Float32Array {
  const tone = new Float32Array(width * height);
  const unit = 1 / width;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const a = x * unit;
      const b = y * unit;
      const broad = cloudNoise(a * 2.2, b * 2.2, 41, 2) - 0.5;
      const stroke = cloudNoise(a * 5 + b * 3, b * 9 - a * 4, 43, 1) - 0.5;
      tone[y * width + x] = 1 + 0.15 * broad + 0.03 * stroke;
    }
  }
  return tone;
}

function coarse({ width, height, light }: LitView['wall'], x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const row = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const across = Math.max(0, Math.min(1, x - column));
  const down = Math.max(0, Math.min(1, y - row));
  const at = row * width + column;
  const top = (light[at] ?? 0) * (1 - across) + (light[at + 1] ?? 0) * across;
  const bottom = (light[at + width] ?? 0) * (1 - across) + (light[at + width + 1] ?? 0) * across;
  return top * (1 - down) + bottom * down;
}

/** The light on most of the wall. */
function brightOf(light: Float32Array): number {
  const sorted = light.slice().sort();
  return sorted[Math.floor(sorted.length * 0.6)] ?? 1;
}
