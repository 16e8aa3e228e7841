import { woman } from '../body/figure.ts';
import type { Cloth } from '../cloth/cloth.ts';
import { simulate } from '../cloth/simulate.ts';
import type { BodiceCut } from '../pattern/bodice.ts';
import { type SkirtCut, skirtPieces, skirtSeams } from '../pattern/kali.ts';
import { sew } from '../pattern/sew.ts';
import type { Around } from './placement.ts';
import { flaredPlace, waistSeams } from './skirt.ts';
import { upperBody, upperSeams, womansArm } from './upper-body.ts';

const SPACING = 1.25;

const bodice: BodiceCut = {
  sideNeck: [8.4, 143.6],
  shoulderTip: [18.2, 140.2],
  underarm: [23.6, 119.8],
  side: [
    [23.6, 119.8],
    [21.8, 113],
    [20.6, 106],
  ],
  hemDip: 0.6,
  frontNeck: { drop: 14, shape: 'round' },
  backNeckDrop: 3,
};

const around: Around = {
  halfWidth: [
    [106, 20.6],
    [113, 21.8],
    [119.8, 23.6],
    [130, 23],
    [144, 22],
  ],
  depth: [
    [106, 11.8],
    [113, 12.8],
    [120, 15],
    [131, 12.5],
    [137, 9],
    [141, 5],
    [143.6, 0.6],
  ],
  centreY: -0.2,
};

/** An anarkali to the ankle: fitted bodice, long sleeves, a skirt of twelve kalis sewn to the waist. */
export function drapeAnarkali(sleeve: 'elbow' | 'three-quarter' | 'long', spacing = SPACING): Cloth {
  const kalis = 12;
  const segments = Math.round(((bodice.side.at(-1)?.[0] ?? 0) * 4) / kalis / spacing);
  const cut: BodiceCut = { ...bodice, waist: { sides: kalis / 2, segments } };
  const skirt: SkirtCut = { name: 'skirt', kalis, waist: 15.7, length: 92, degrees: 300, segments };
  const lengths = { elbow: [14, 31], 'three-quarter': [28, 26], long: [44, 20] } as const;
  const [length, cuffWidth] = lengths[sleeve];
  const sleeveCut = { length, cuffWidth, upperWidth: 34, ...womansArm };
  const cloth = sew(
    [
      ...upperBody({ cut, around, sleeve: sleeveCut }, spacing),
      ...skirtPieces(
        skirt,
        spacing,
        flaredPlace(skirt, { height: 106, halfWidth: 14.2, halfDepth: 11.8, lobes: 17, slope: 0.42 }),
      ),
    ],
    { seams: [...upperSeams, ...skirtSeams(skirt), ...waistSeams(skirt)] },
    spacing,
  );
  simulate(cloth, {
    figure: woman(),
    stiffness: { stretch: 0.02, bend: 25, fold: 140, foldsPerPoint: 3 },
    spacing,
    layerGap: 0.009,
    phases: [
      { frames: 14, substeps: 22, damping: 12, friction: 0.1, gravity: 1, arms: 'raised' },
      { frames: 80, substeps: 24, damping: 2, friction: 0.35, arms: [4, 42] },
      { frames: 50, substeps: 28, damping: 8, friction: 0.6 },
    ],
  });
  return cloth;
}
