import type { ClothCanvas, Mask } from './cloth-canvas.ts';
import { type Drawing, flatten, type Layer } from './drawing.ts';
import { rasterise } from './raster.ts';

/**
 * A design in one material: the chosen layers filled, with the outlines cut out so that petals stay separate.
 */
export async function silhouette(
  cloth: ClothCanvas,
  drawing: Drawing,
  how: { layers?: Layer[]; carve?: number; repeat?: 'both' | 'x' } = {},
): Promise<Mask> {
  const { layers = ['first', 'second', 'third'], carve = 0.85, repeat = 'both' } = how;
  const mask = await rasterise(cloth, flatten(drawing, layers), repeat);
  if (carve === 0 || !drawing.line) return mask;
  const lines = await rasterise(cloth, drawing.line, repeat);
  return mask.map((there, i) => there * (1 - (lines[i] ?? 0) * carve));
}
