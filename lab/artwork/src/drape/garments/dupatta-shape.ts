import type { Dress } from '../composite/dress.ts';
import { hemBand } from './dressing.ts';
import { drapeDupatta } from './dupatta.ts';
import type { Cloths, Shape } from './shape.ts';

export const dupattaShape: Shape = {
  name: 'dupatta',
  code: ['garments/dupatta.ts'],
  drape: drapeDupatta,
  framings: {
    front: { centre: [0, 0, 0.91], height: 1.42, wallY: 0.3 },
    turned: { centre: [0, 0, 0.91], height: 1.42, wallY: 0.3 },
    back: { centre: [0, 0, 0.91], height: 1.42, wallY: 0.3, turn: 180 },
    detail: { centre: [-0.04, 0, 0.52], height: 0.34, wallY: 0.3 },
  },
  dress: dressDupatta,
};

function dressDupatta({ fabric }: Cloths): Dress {
  const { pallu } = fabric;
  const ends = pallu
    ? [{ edge: 'slit', from: 0, width: pallu.height / pallu.pxPerCm, cloth: pallu } as const]
    : [];
  return {
    dupatta: { fabric, bands: [{ ...hemBand(fabric, 5) }, ...ends], stitching: [], crumple: 0.4 },
    rod: { fabric, plain: '#7d5230', bands: [], stitching: [], crumple: 0.1 },
  };
}
