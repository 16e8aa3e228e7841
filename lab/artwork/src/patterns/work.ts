import { blend, type ClothCanvas } from './cloth-canvas.ts';
import { print } from './ink.ts';
import { metalThread } from './metal.ts';
import { rasterise } from './raster.ts';
import { stitch } from './thread.ts';

/** One step in making a cloth: a shape (SVG, mm, white is set) and its material. */
export type Work = {
  shape: string;
  with: 'ink' | 'zari' | 'thread' | 'dye';
  colour: string;
  opacity?: number;
};

/** Applies the steps to the cloth in order. */
export async function workInto(cloth: ClothCanvas, works: Work[], repeat: 'both' | 'x'): Promise<void> {
  for (const work of works) {
    if (!work.shape) continue;
    const mask = await rasterise(cloth, work.shape, repeat);
    const { colour, opacity = 1 } = work;
    switch (work.with) {
      case 'ink':
        print(cloth, mask, { colour, opacity: opacity * 0.96, wander: 1.4, missing: 0.025 });
        break;
      case 'zari':
        metalThread(cloth, mask, colour, 0.8);
        break;
      case 'thread':
        stitch(cloth, mask, { colour, opacity });
        break;
      case 'dye':
        blend(cloth, mask, colour, opacity);
        break;
    }
  }
}
