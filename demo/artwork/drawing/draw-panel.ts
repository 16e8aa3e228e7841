import { rgb } from '../patterns/colour.ts';
import { coarseField } from './coarse-field.ts';
import { blurred, type Field } from './field.ts';
import { raiseFold } from './folds.ts';
import { boxOf } from './geometry.ts';
import { cloudNoise } from './noise.ts';
import type { Panel } from './panel.ts';
import { linear, type Picture } from './picture.ts';
import { raisePleats } from './pleats.ts';
import { shadeCloth } from './shade-cloth.ts';
import { type Lit, lightOn } from './surface-light.ts';
import { maskOf } from './svg.ts';
import { type Textile, textileOf } from './textile.ts';
import { type View, windowOf } from './view.ts';
import { weaveAt } from './weave.ts';

type Window = View & { column: number; row: number };

/** Draws a piece of cloth and its shadow over what is there. */
export async function drawPanel(picture: Picture, panel: Panel): Promise<void> {
  const window = windowOf(picture.view, boxOf(panel.outline), 90);
  if (!window) return;
  const mask = await maskOf(panel.outline, window);
  castShadows(picture, panel, window, mask);
  const heights = heightsOf(panel, window, mask);
  const lit = lightOn(heights, window.width, window.height, window.unitsPerPx);
  const textile = textileOf(panel, window, lit, mask);
  paint(picture, panel, window, mask, lit, textile);
}

function castShadows(picture: Picture, { shadows = [] }: Panel, window: Window, mask: Field): void {
  const { unitsPerPx, width, height } = window;
  for (const { dx, dy, blur, strength } of shadows) {
    const soft = blurred(mask, width, height, blur / unitsPerPx);
    const moveX = Math.round(dx / unitsPerPx);
    const moveY = Math.round(dy / unitsPerPx);
    for (let y = 0; y < height; y++) {
      const fromY = y - moveY;
      if (fromY < 0 || fromY >= height) continue;
      for (let x = 0; x < width; x++) {
        const fromX = x - moveX;
        if (fromX < 0 || fromX >= width) continue;
        const dark = (soft[fromY * width + fromX] ?? 0) * strength;
        if (dark < 0.002) continue;
        const at = ((window.row + y) * picture.view.width + window.column + x) * 3;
        // Shadows on a lime wall stay warm: less red is lost.
        for (let c = 0; c < 3; c++)
          picture.light[at + c] = (picture.light[at + c] ?? 0) * (1 - dark * (0.9 + 0.07 * c));
      }
    }
  }
}

function heightsOf(panel: Panel, window: Window, mask: Field): Field {
  const { width, height, unitsPerPx } = window;
  const heights = new Float32Array(width * height);
  if (panel.pleats) raisePleats(heights, mask, window, panel.pleats);
  for (const fold of panel.folds ?? []) raiseFold(heights, window, fold);
  const roll = panel.roll ?? 14;
  const inner = blurred(mask, width, height, roll / unitsPerPx);
  // Small dents come from wearing and folding.
  const dents = coarseField(
    window,
    6,
    (x, y) =>
      cloudNoise(x / 130, y / 240, panel.seed + 3, 3) * 26 +
      cloudNoise(x / 24, y / 34, panel.seed + 4, 2) * 1.6,
  );
  for (let i = 0; i < heights.length; i++) {
    if (!mask[i]) continue;
    // Away from the light of the wall the cloth rounds off.
    const edge = Math.min(1, Math.max(0, ((inner[i] ?? 0) - 0.5) * 2));
    heights[i] = (heights[i] ?? 0) * (0.35 + 0.65 * edge) + Math.sqrt(edge) * roll * 0.75 + (dents[i] ?? 0);
  }
  return heights;
}

function paint(
  picture: Picture,
  panel: Panel,
  window: Window,
  mask: Field,
  lit: Lit,
  textile: Textile,
): void {
  const { width, height } = window;
  const { surface } = panel.fabric;
  const pxPerCm = panel.unitsPerCm / window.unitsPerPx;
  const dim = panel.dim ?? 1;
  const shown = new Float32Array(3);
  const { values, u, v, seam } = textile;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cover = mask[i] ?? 0;
      if (cover === 0) continue;
      const right = x < width - 1 ? i + 1 : i;
      const below = y < height - 1 ? i + width : i;
      const here = values[i * 5 + 4] ?? 0;
      const reliefX = (values[right * 5 + 4] ?? 0) - here;
      const reliefY = (values[below * 5 + 4] ?? 0) - here;
      const zari = values[i * 5 + 3] ?? 0;
      const weave = weaveAt(u[i] ?? 0, v[i] ?? 0, surface, pxPerCm) * (1 - 0.6 * zari);
      const relief = Math.max(-0.5, Math.min(0.6, (reliefX * 0.75 + reliefY * 0.65) * 0.9));
      shadeCloth(
        {
          red: values[i * 5] ?? 0,
          green: values[i * 5 + 1] ?? 0,
          blue: values[i * 5 + 2] ?? 0,
          zari,
          light: (lit.light[i] ?? 1) * (1 + weave + relief) * (1 - 0.45 * (seam[i] ?? 0)) * dim,
          slopeX: (lit.slopeX[i] ?? 0) - reliefX * 0.8 + weave * 0.5,
          slopeY: (lit.slopeY[i] ?? 0) - reliefY * 0.8 + weave * 0.5,
          sheen: surface.sheen,
        },
        shown,
        0,
      );
      const at = ((window.row + y) * picture.view.width + window.column + x) * 3;
      for (let c = 0; c < 3; c++) {
        const under = picture.light[at + c] ?? 0;
        picture.light[at + c] = under + ((shown[c] ?? 0) - under) * cover;
      }
    }
  }
}

/** Linear light of '#rrggbb'. */
export function linearColour(hex: string): readonly [number, number, number] {
  const [red, green, blue] = rgb(hex);
  return [linear(red), linear(green), linear(blue)];
}
