import type { Dress, Layer } from '../composite/dress.ts';
import { drapeAnarkali } from './anarkali.ts';
import { borderWidth, hemBand, neckBands } from './dressing.ts';
import { bodiceFolds } from './folds.ts';
import type { Sleeve } from './kurti.ts';
import { type Cloths, framingsBetween, type Shape, upperBodyCode } from './shape.ts';

export function anarkaliShape(sleeve: Sleeve): Shape {
  return {
    name: `anarkali ${sleeve}`,
    code: ['garments/anarkali.ts', 'garments/skirt.ts', ...upperBodyCode],
    drape: (spacing) => drapeAnarkali(sleeve, spacing),
    framings: framingsBetween(0.12, 1.44, { centre: [0.03, 0, 1.27], height: 0.36, elevation: 5 }),
    relief: bodiceFolds,
    dress: dressAnarkali,
  };
}

function dressAnarkali({ fabric }: Cloths): Dress {
  const bodice: Layer = {
    fabric,
    bands: [
      { edge: 'waist', from: 0, width: borderWidth(fabric, 3.2), cloth: fabric.border },
      ...neckBands(fabric),
    ],
    stitching: [],
    crumple: 0.45,
  };
  return {
    front: bodice,
    back: bodice,
    sleeve: { ...bodice, bands: [hemBand(fabric, 5)] },
    skirt: { fabric, bands: [hemBand(fabric, 9)], stitching: [], crumple: 0.45 },
  };
}
