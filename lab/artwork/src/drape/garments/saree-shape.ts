import type { FabricName } from '@gulmohar/demo/catalogue/fabric-names.ts';
import { woman } from '../body/figure.ts';
import type { Band, Dress, Layer } from '../composite/dress.ts';
import type { Framing } from '../light/studio.ts';
import { dressForm } from './dress-form.ts';
import { borderWidth, hemBand, neckBands } from './dressing.ts';
import type { DrapeName } from './saree/drapes.ts';
import type { FallName } from './saree/fall.ts';
import { drapeSaree } from './saree/saree.ts';
import { sareeStyle } from './saree/styles.ts';
import { type Cloths, framingsBetween, type Shape, upperBodyCode } from './shape.ts';

/** Framing of the detail: border and end piece, where each drape shows them. */
const close: Record<DrapeName, Framing> = {
  nivi: { centre: [-0.02, -0.1, 1.25], height: 0.42, elevation: 5 },
  open: { centre: [0.27, -0.1, 0.68], height: 0.42, elevation: 5 },
  seedha: { centre: [-0.03, -0.1, 0.86], height: 0.42, elevation: 5 },
};

export function sareeShape(name: FabricName): Shape {
  const { drape, fall, blouse } = sareeStyle(name);
  return {
    name: `saree ${drape} ${fall}`,
    code: ['garments/saree', ...upperBodyCode],
    drape: (spacing) => drapeSaree(drape, fall, spacing),
    form: () => dressForm(woman(), 0.8),
    isFine: true,
    veil: 'dupatta',
    framings: framingsBetween(0.04, 1.46, close[drape], 0.86),
    dress: (cloths) => dressSaree(cloths, fall, blouse),
  };
}

/** Silk creases least; starched cotton keeps its folding creases. */
const crumples: Record<FallName, number> = { silk: 0.18, cotton: 0.42, fluid: 0.26 };

function dressSaree({ fabric }: Cloths, fall: FallName, blouse: string | undefined): Dress {
  const cloth: Layer = { fabric, bands: [hemBand(fabric, 9)], stitching: [], crumple: crumples[fall] };
  const { pallu } = fabric;
  const plain = blouse ?? fabric.edge;
  // The borders continue along both sides of the end piece; woven ones are also visible from behind.
  const end: Band[] = [
    ...(pallu ? [{ edge: 'slit', from: 0, width: pallu.height / pallu.pxPerCm, cloth: pallu } as const] : []),
    ...cloth.bands,
  ];
  return {
    saree: cloth,
    dupatta: { ...cloth, bands: [...end, ...end.map((band) => ({ ...band, inside: true }))] },
    blouse: {
      fabric,
      plain,
      bands: [
        hemBand(fabric, borderWidth(fabric, 3.4)),
        ...neckBands(fabric)
          .slice(0, 1)
          .map((facing) => ({ ...facing, cloth: plain })),
      ],
      stitching: [],
      crumple: 0.4,
    },
  };
}
