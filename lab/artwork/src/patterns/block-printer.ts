import type { ClothCanvas } from './cloth-canvas.ts';
import { type Drawing, type Layer, layersOf } from './drawing.ts';
import { print } from './ink.ts';
import { randomStream } from './random.ts';
import { rasterise } from './raster.ts';

export type Inks = Partial<Record<Layer, string>>;

/** Prints a design with one block for each ink, each 0.2 mm out of register, outlines last. */
export async function printBlocks(
  cloth: ClothCanvas,
  drawing: Drawing,
  inks: Inks,
  how: { missing?: number; wander?: number; opacity?: number; misfit?: number; repeat?: 'both' | 'x' } = {},
): Promise<void> {
  const random = randomStream(cloth.seed + 5);
  const { missing = 0.03, wander = 1.2, opacity = 0.96, misfit = 0.02, repeat = 'both' } = how;
  for (const layer of layersOf(drawing)) {
    const angle = random() * Math.PI * 2;
    const colour = inks[layer];
    if (!colour) continue;
    const off = misfit * cloth.pxPerCm * (layer === 'line' ? 0.4 : 1);
    print(cloth, await rasterise(cloth, drawing[layer] ?? '', repeat), {
      colour,
      shift: [Math.cos(angle) * off, Math.sin(angle) * off],
      wander: layer === 'line' ? wander * 0.6 : wander,
      missing,
      opacity,
    });
  }
}
