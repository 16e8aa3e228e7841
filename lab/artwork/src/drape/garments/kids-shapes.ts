import { child } from '../body/figure.ts';
import type { Dress, Layer } from '../composite/dress.ts';
import { drapeBoysKurta } from './boys-kurta.ts';
import { dressForm } from './dress-form.ts';
import { borderWidth, bottomsLayer, hemBand, isFestive, neckBands, placketBelow } from './dressing.ts';
import { wornFolds } from './folds.ts';
import { drapeFrock } from './frock.ts';
import { drapeLehenga } from './lehenga.ts';
import { type Cloths, framingsBetween, type Shape, upperBodyCode } from './shape.ts';

export const frockShape: Shape = {
  name: 'frock',
  code: ['garments/frock.ts', 'garments/skirt.ts', ...upperBodyCode],
  drape: drapeFrock,
  framings: framingsBetween(0.32, 1.0, { centre: [0.02, 0, 0.88], height: 0.28, elevation: 5 }, 0.74),
  dress: dressFrock,
};

export const lehengaShape: Shape = {
  name: 'lehenga choli',
  code: ['garments/lehenga.ts', 'garments/skirt.ts', ...upperBodyCode],
  drape: drapeLehenga,
  form: () => dressForm(child(), 0.62),
  framings: framingsBetween(0.1, 1.04, { centre: [0.02, 0, 0.83], height: 0.34, elevation: 5 }, 0.78),
  dress: dressLehenga,
};

export const boysKurtaShape: Shape = {
  name: 'boys kurta',
  code: ['garments/boys-kurta.ts', 'garments/bottoms.ts', 'garments/flare.ts', ...upperBodyCode],
  drape: drapeBoysKurta,
  framings: framingsBetween(0.05, 1.03, { centre: [0.02, 0, 0.88], height: 0.29, elevation: 5 }, 0.78),
  relief: wornFolds(0.68),
  dress: dressBoysKurta,
};

function dressFrock({ fabric }: Cloths): Dress {
  const bodice: Layer = {
    fabric,
    bands: [
      { edge: 'waist', from: 0, width: 2.4, cloth: fabric.edge },
      { edge: 'neck', from: 0, width: 1, cloth: fabric.edge },
      { edge: 'neck', from: 0, width: 2.6, cloth: fabric.edge, inside: true },
    ],
    stitching: [],
    crumple: 0.5,
  };
  const hem = hemBand(fabric, 4.5);
  return {
    front: bodice,
    back: bodice,
    sleeve: {
      fabric,
      bands: [{ edge: 'hem', from: 0, width: 1.6, cloth: fabric.edge }],
      stitching: [],
      crumple: 0.5,
    },
    skirt: { fabric, bands: [hem], stitching: [{ edge: 'hem', at: hem.width + 0.4 }], crumple: 0.5 },
  };
}

function dressLehenga({ fabric }: Cloths): Dress {
  const choli: Layer = {
    fabric,
    plain: isFestive(fabric) ? fabric.edge : undefined,
    bands: [
      hemBand(fabric, 2.6),
      ...neckBands(fabric).map((band) => ({ ...band, width: band.width * 0.65 })),
    ],
    stitching: [],
    crumple: 0.4,
  };
  return {
    front: choli,
    back: choli,
    sleeve: { ...choli, bands: [hemBand(fabric, 3)] },
    skirt: {
      fabric,
      bands: [
        hemBand(fabric, 8),
        { edge: 'waist', from: 0, width: borderWidth(fabric, 3), cloth: fabric.border },
      ],
      stitching: [],
      crumple: 0.4,
    },
  };
}

function dressBoysKurta({ fabric, bottoms }: Cloths): Dress {
  const kurta: Layer = {
    fabric,
    bands: [],
    stitching: [
      { edge: 'hem', at: 2 },
      { edge: 'slit', at: 1 },
    ],
    crumple: 0.6,
  };
  return {
    front: { ...kurta, placket: placketBelow(fabric, 5.4, 25, 1.2) },
    back: kurta,
    collar: { fabric, plain: fabric.edge, bands: [], stitching: [{ edge: 'hem', at: 0.3 }], crumple: 0.2 },
    sleeve: { ...kurta, stitching: [{ edge: 'hem', at: 1.6 }] },
    bottoms: bottomsLayer(fabric, bottoms, 'pyjama'),
  };
}
