import type { Dress, Layer } from '../composite/dress.ts';
import { borderWidth, hemBand, neckBands } from './dressing.ts';
import { drapeSaree } from './saree.ts';
import { type Cloths, framingsBetween, type Shape, upperBodyCode } from './shape.ts';

export const sareeShape: Shape = {
  name: 'saree',
  code: ['garments/saree.ts', ...upperBodyCode],
  drape: drapeSaree,
  framings: framingsBetween(0.04, 1.46, { centre: [0.05, 0, 1.2], height: 0.62, elevation: 5 }, 0.83),
  dress: dressSaree,
};

function dressSaree({ fabric }: Cloths): Dress {
  const cloth: Layer = { fabric, bands: [hemBand(fabric, 9)], stitching: [], crumple: 0.35 };
  const { pallu } = fabric;
  const blouse: Layer = {
    fabric,
    plain: fabric.edge,
    bands: [hemBand(fabric, borderWidth(fabric, 3.4)), ...neckBands(fabric).slice(0, 1)],
    stitching: [],
    crumple: 0.4,
  };
  return {
    saree: cloth,
    dupatta: {
      ...cloth,
      bands: [
        ...cloth.bands,
        ...(pallu
          ? [{ edge: 'slit', from: 0, width: pallu.height / pallu.pxPerCm, cloth: pallu } as const]
          : []),
      ],
    },
    blouse,
  };
}
