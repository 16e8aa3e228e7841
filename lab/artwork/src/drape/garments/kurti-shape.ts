import { woman } from '../body/figure.ts';
import type { Dress, Layer } from '../composite/dress.ts';
import type { Framing } from '../light/studio.ts';
import type { Relief } from '../light/surface.ts';
import type { Neck } from '../pattern/bodice.ts';
import { shararaFlare } from './bottoms.ts';
import { dressForm } from './dress-form.ts';
import { bottomsLayer, hemBand, isFestive, neckBands, placketBelow } from './dressing.ts';
import { gathersOf } from './flare.ts';
import { legFolds, wornFolds } from './folds.ts';
import { drapeKurti, type KurtiOptions, neckDrop } from './kurti.ts';
import { type Cloths, framingsBetween, type Shape, upperBodyCode } from './shape.ts';

const close: Framing = { centre: [0.03, 0, 1.27], height: 0.33, elevation: 5 };
const hems = { straight: 0.3, knee: 0.4, thigh: 0.54, short: 0.66, 'a-line': 0.37 } as const;

export function kurtiShape(options: KurtiOptions): Shape {
  const { cut, sleeve, neck, bottoms } = options;
  const below = bottoms ? 0.05 : hems[cut];
  return {
    name: ['kurti', cut, sleeve, neck, bottoms ?? 'alone'].join(' '),
    code: [
      'garments/kurti.ts',
      ...upperBodyCode,
      ...(bottoms ? ['garments/bottoms.ts', 'garments/flare.ts'] : []),
    ],
    drape: (spacing) => drapeKurti(options, spacing),
    ...(bottoms && { form: () => dressForm(woman(), 0.8) }),
    framings: framingsBetween(below, 1.44, close, cut === 'short' ? 0.72 : 0.8),
    relief: either(
      wornFolds(),
      bottoms === 'sharara' ? gathersOf(shararaFlare) : legFolds(bottoms === 'palazzo'),
    ),
    dress: (cloths) => dressKurti(cloths, options),
  };
}

/** Where plackets begin and end, in cm below the neck. */
const plackets: Record<Neck, { from: number; to: number }> = {
  band: { from: -0.4, to: 27 },
  round: { from: 0.4, to: 19 },
  v: { from: 1.2, to: 14 },
};

/** The sum of two reliefs, only one of which is non-zero at any point. */
function either(one: Relief, other: Relief): Relief {
  return (part, u, v) => one(part, u, v) + other(part, u, v);
}

function dressKurti({ fabric, bottoms }: Cloths, { cut, neck, bottoms: legs }: KurtiOptions): Dress {
  const hem = hemBand(fabric, cut === 'short' ? 4.5 : 7.5);
  const cloth: Layer = {
    fabric,
    bands: [hem],
    stitching: [
      { edge: 'slit', at: 1.1 },
      { edge: 'hem', at: hem.width + 0.35 },
      { edge: 'seam', at: 0.55 },
    ],
    crumple: 0.6,
  };
  const cuff = hemBand(fabric, 4.2);
  const drop = neckDrop(neck);
  const buttoned = !(isFestive(fabric) && neck === 'round');
  const front: Layer = {
    ...cloth,
    bands: [...cloth.bands, ...(neck === 'band' ? [] : neckBands(fabric))],
    ...(buttoned && { placket: placketBelow(fabric, drop + plackets[neck].from, drop + plackets[neck].to) }),
  };
  return {
    front,
    back: { ...cloth, bands: [...cloth.bands, ...neckBands(fabric)] },
    collar: { fabric, plain: fabric.edge, bands: [], stitching: [{ edge: 'hem', at: 0.35 }], crumple: 0.2 },
    sleeve: { ...cloth, bands: [cuff], stitching: [{ edge: 'hem', at: cuff.width + 0.35 }] },
    ...(legs && { bottoms: bottomsLayer(fabric, bottoms, legs) }),
  };
}
