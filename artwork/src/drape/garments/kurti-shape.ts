import type { Dress, Layer } from '../composite/dress.ts';
import type { Framing } from '../light/studio.ts';
import { bottomsLayer, hemBand, isFestive, neckBands, placketBelow } from './dressing.ts';
import { drapeKurti, type KurtiOptions, neckDrop } from './kurti.ts';
import { type Cloths, framingsBetween, type Shape, upperBodyCode } from './shape.ts';

const close: Framing = { centre: [0.02, 0, 1.265], height: 0.5, elevation: 5 };
const hems = { straight: 0.3, knee: 0.4, thigh: 0.54, short: 0.66, 'a-line': 0.37 } as const;

export function kurtiShape(options: KurtiOptions): Shape {
  const { cut, sleeve, neck, bottoms } = options;
  const below = bottoms ? 0.05 : hems[cut];
  return {
    name: ['kurti', cut, sleeve, neck, bottoms ?? 'alone'].join(' '),
    code: ['garments/kurti.ts', ...upperBodyCode, ...(bottoms ? ['garments/bottoms.ts'] : [])],
    drape: (spacing) => drapeKurti(options, spacing),
    framings: framingsBetween(below, 1.44, close, cut === 'short' ? 0.72 : 0.8),
    dress: (cloths) => dressKurti(cloths, options),
  };
}

function dressKurti({ fabric, bottoms }: Cloths, { cut, neck, bottoms: legs }: KurtiOptions): Dress {
  const hem = hemBand(fabric, cut === 'short' ? 4.5 : 7.5);
  const cloth: Layer = {
    fabric,
    bands: [hem],
    stitching: [
      { edge: 'slit', at: 1.1 },
      { edge: 'hem', at: hem.width + 0.35 },
    ],
    crumple: 0.6,
  };
  const drop = neckDrop(neck);
  const buttoned = neck !== 'v' && !(isFestive(fabric) && neck === 'round');
  const front: Layer = {
    ...cloth,
    bands: [...cloth.bands, ...(neck === 'band' ? [] : neckBands(fabric))],
    ...(buttoned && {
      placket: placketBelow(
        fabric,
        neck === 'band' ? drop - 0.4 : drop + 0.4,
        drop + (neck === 'band' ? 27 : 19),
      ),
    }),
  };
  return {
    front,
    back: { ...cloth, bands: [...cloth.bands, ...neckBands(fabric)] },
    collar: { fabric, plain: fabric.edge, bands: [], stitching: [{ edge: 'hem', at: 0.35 }], crumple: 0.2 },
    sleeve: { ...cloth, bands: [hemBand(fabric, 4.2)], stitching: [] },
    ...(legs && { bottoms: bottomsLayer(fabric, bottoms, legs === 'trousers' ? 2.6 : 7) }),
  };
}
