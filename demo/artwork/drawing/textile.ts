import { rgb } from '../patterns/colour.ts';
import type { Field } from './field.ts';
import type { Panel, Trim } from './panel.ts';
import { linear } from './picture.ts';
import { SAMPLE_SIZE, sample, samplerFor } from './sampler.ts';
import { stripField } from './strip.ts';
import type { Lit } from './surface-light.ts';
import type { View } from './view.ts';

/** The cloth of a panel as the view sees it: colour, zari and relief (five numbers a pixel), where on the cloth, seams. */
export type Textile = { values: Float32Array; u: Field; v: Field; seam: Field };

/** How far a slope moves the cloth sideways, units: prints break over folds, but never so far that they double. */
function drawnIn(slope: number): number {
  return 6 * Math.max(-0.9, Math.min(0.9, slope));
}

export function textileOf(panel: Panel, view: View, lit: Lit, mask: Field): Textile {
  const size = view.width * view.height;
  const textile: Textile = {
    values: new Float32Array(size * SAMPLE_SIZE),
    u: new Float32Array(size),
    v: new Float32Array(size),
    seam: new Float32Array(size),
  };
  layField(panel, view, lit, mask, textile);
  for (const trim of panel.trims ?? []) layTrim(trim, panel, view, mask, textile);
  return textile;
}

function layField(panel: Panel, view: View, lit: Lit, mask: Field, { values, u, v }: Textile): void {
  const pxPerCm = panel.unitsPerCm / view.unitsPerPx;
  const sampler = panel.plain ? undefined : samplerFor(panel.fabric.body, pxPerCm);
  const [red, green, blue] = rgb(panel.plain ?? '#000000').map(linear);
  const swatch = new Float32Array([red ?? 0, green ?? 0, blue ?? 0, 0, 0]);
  for (let row = 0; row < view.height; row++) {
    const y = view.top + (row + 0.5) * view.unitsPerPx;
    for (let column = 0; column < view.width; column++) {
      const i = row * view.width + column;
      if (!mask[i]) continue;
      const x = view.left + (column + 0.5) * view.unitsPerPx;
      const [a, b] = panel.grain(x + drawnIn(lit.slopeX[i] ?? 0), y + drawnIn(lit.slopeY[i] ?? 0) * 0.4);
      u[i] = a;
      v[i] = b;
      if (sampler) sample(sampler, a, b, swatch);
      values.set(swatch, i * SAMPLE_SIZE);
    }
  }
}

function layTrim(trim: Trim, panel: Panel, view: View, mask: Field, { values, u, v, seam }: Textile): void {
  const { line, width, tile, colour, sewn = true } = trim;
  const { along, away } = stripField({ line, width }, view);
  const wide = Math.abs(width);
  const unitsPerCm = tile ? wide / (tile.height / tile.pxPerCm) : panel.unitsPerCm;
  const sampler = tile && samplerFor(tile, unitsPerCm / view.unitsPerPx);
  const [red, green, blue] = rgb(colour ?? '#000000').map(linear);
  const swatch = new Float32Array([red ?? 0, green ?? 0, blue ?? 0, 0, 0.2]);
  const heightCm = wide / unitsPerCm;
  const half = tile ? 0.6 / tile.pxPerCm : 0;
  for (let i = 0; i < along.length; i++) {
    const distance = away[i] ?? -1;
    if (distance < 0 || !mask[i]) continue;
    const s = (along[i] ?? 0) / unitsPerCm;
    const t = heightCm - distance / unitsPerCm;
    if (sampler) sample(sampler, s, Math.min(heightCm - half, Math.max(half, t)), swatch);
    values.set(swatch, i * SAMPLE_SIZE);
    u[i] = s;
    v[i] = t;
    if (sewn) seam[i] = Math.max(0, 1 - Math.abs(wide - distance) / 2.2);
  }
}
