import { woman } from '../body/figure.ts';
import type { Cloth } from '../cloth/cloth.ts';
import { simulate } from '../cloth/simulate.ts';
import type { BodiceCut, Neck } from '../pattern/bodice.ts';
import { collarSeams } from '../pattern/collar.ts';
import { sew } from '../pattern/sew.ts';
import { type BottomsName, bottoms } from './bottoms.ts';
import type { Around } from './placement.ts';
import { upperBody, upperSeams, womansArm } from './upper-body.ts';

export type Sleeve = 'elbow' | 'three-quarter' | 'long';
type KurtiCut = 'straight' | 'knee' | 'thigh' | 'short' | 'a-line';
export type KurtiOptions = { cut: KurtiCut; sleeve: Sleeve; neck: Neck; bottoms?: BottomsName };

const SPACING = 1;

const bodice = {
  sideNeck: [8.6, 143.6],
  shoulderTip: [18.2, 140.2],
  underarm: [24, 119.6],
  hemDip: 1.4,
  backNeckDrop: 2.6,
} as const;

const waist: BodiceCut['side'] = [
  [24, 119.6],
  [23.1, 113],
  [22.8, 106],
  [24.8, 95],
];

/** The part below the waist, cm; lengths as on the label. */
const lower: Record<KurtiCut, Pick<BodiceCut, 'side' | 'slit'>> = {
  straight: {
    side: [...waist, [26.8, 86], [27.8, 79]],
    slit: [
      [27.8, 79],
      [29.4, 58],
      [31, 32],
    ],
  },
  knee: {
    side: [...waist, [26.8, 86], [27.8, 79]],
    slit: [
      [27.8, 79],
      [29, 62],
      [30.4, 42],
    ],
  },
  thigh: {
    side: [...waist, [26.8, 86], [27.8, 79]],
    slit: [
      [27.8, 79],
      [28.6, 68],
      [29.6, 56],
    ],
  },
  short: {
    side: [
      [24, 119.6],
      [23.8, 113],
      [24, 106],
      [25.4, 95],
      [26.8, 86],
      [27.4, 80],
    ],
    slit: [
      [27.4, 80],
      [28, 68],
    ],
  },
  'a-line': {
    side: [
      [24, 119.6],
      [22.6, 113],
      [22.6, 106],
      [26.4, 92],
      [33, 68],
      [41, 40],
    ],
  },
};

const sleeves: Record<Sleeve, { length: number; cuffWidth: number }> = {
  elbow: { length: 14, cuffWidth: 31 },
  'three-quarter': { length: 28, cuffWidth: 26.5 },
  long: { length: 43, cuffWidth: 22 },
};

const necks: Record<Neck, BodiceCut['frontNeck']> = {
  round: { drop: 12.5, shape: 'round' },
  v: { drop: 19, shape: 'v' },
  band: { drop: 8, shape: 'band' },
};

/** A kurti of size M, with or without bottoms, draped on a woman. */
export function drapeKurti(options: KurtiOptions, spacing = SPACING): Cloth {
  const cut: BodiceCut = {
    ...bodice,
    ...lower[options.cut],
    frontNeck: necks[options.neck],
    // A collar sits closer to the neck.
    ...(options.neck === 'band' && { sideNeck: [7.4, 143.8], backNeckDrop: 1.8 }),
  };
  const around = aroundFor(cut, options.bottoms);
  const sleeve = { ...sleeves[options.sleeve], upperWidth: 35, ...womansArm };
  const legs = options.bottoms ? bottoms(options.bottoms, spacing * 1.15) : undefined;
  const collar = options.neck === 'band' ? 3 : undefined;
  const cloth = sew(
    [...upperBody({ cut, around, sleeve, collar }, spacing), ...(legs?.pieces ?? [])],
    {
      seams: [...upperSeams, ...(collar ? collarSeams : []), ...(legs?.seams ?? [])],
      gathers: legs?.gathers ?? [],
      pinned: legs?.pinned ?? [],
    },
    spacing,
  );
  simulate(cloth, {
    figure: options.bottoms ? woman() : woman([0.108, 0.094]),
    stiffness: { stretch: 0.02, bend: 14, fold: 90, foldsPerPoint: 4 },
    spacing,
    layerGap: 0.0075,
    phases: [
      { frames: 14, substeps: 22, damping: 12, friction: 0.1, gravity: 1, arms: 'raised' },
      { frames: 70, substeps: 26, damping: 2, friction: 0.35, arms: [4, 42] },
      { frames: 50, substeps: 30, damping: 8, friction: 0.6 },
    ],
  });
  return cloth;
}

/** Where the panels start: close to the body above, clear of the legs or bottoms below. */
function aroundFor(cut: BodiceCut, below: BottomsName | undefined): Around {
  const line = [...(cut.slit ?? []).slice(1).reverse(), ...[...cut.side].reverse()];
  const legDepth = below === 'palazzo' ? 15.5 : below === 'sharara' ? 13.5 : 12;
  return {
    halfWidth: [...line.map(([x, y]) => [y, x] as const), [130, 23.2], [144, 22]],
    depth: [
      [32, legDepth],
      [79, legDepth],
      [95, 12.5],
      [106, 12.5],
      [120, 15],
      [131, 12.5],
      [137, 9],
      [141, 5],
      [143.6, 0.6],
    ],
    centreY: -0.2,
    openBelow: cut.slit?.[0]?.[1] ?? 0,
  };
}

/** Depth of the neck below the shoulder, cm. */
export function neckDrop(neck: Neck): number {
  return necks[neck].drop;
}
