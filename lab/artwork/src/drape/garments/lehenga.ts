import { child } from '../body/figure.ts';
import type { Cloth } from '../cloth/cloth.ts';
import { simulate } from '../cloth/simulate.ts';
import type { BodiceCut } from '../pattern/bodice.ts';
import { type SkirtCut, skirtPieces, skirtSeams } from '../pattern/kali.ts';
import { type SideName, sew } from '../pattern/sew.ts';
import type { Around } from './placement.ts';
import { flaredPlace } from './skirt.ts';
import { childsArm, upperBody, upperSeams } from './upper-body.ts';

const SPACING = 1;

const choli: BodiceCut = {
  sideNeck: [6.6, 99.9],
  shoulderTip: [12.4, 97.6],
  underarm: [15.8, 81.6],
  side: [
    [15.8, 81.6],
    [15.2, 78],
    [15, 74.6],
  ],
  hemDip: 0.4,
  frontNeck: { drop: 8, shape: 'round' },
  backNeckDrop: 3,
};

const around: Around = {
  halfWidth: [
    [74.6, 15],
    [78, 15.2],
    [81.6, 15.8],
    [90, 15.4],
    [100, 15],
  ],
  depth: [
    [67, 11.4],
    [76, 10.6],
    [82, 11.2],
    [90, 9.5],
    [95, 6.5],
    [98, 3.4],
    [99.9, 0.5],
  ],
};

/** A choli and a lehenga of twelve kalis for a six-year-old. */
export function drapeLehenga(spacing = SPACING): Cloth {
  const kalis = 12;
  const sleeve = { length: 9, upperWidth: 25, cuffWidth: 21, ...childsArm };
  const skirt: SkirtCut = {
    name: 'skirt',
    kalis,
    waist: 11.6,
    length: 62,
    degrees: 335,
    segments: Math.round(5.7 / spacing),
  };
  const cone = { height: 70, halfWidth: 12.1, halfDepth: 10, lobes: 17, slope: 0.44 };
  const cloth = sew(
    [
      ...upperBody({ cut: choli, around, sleeve }, spacing),
      ...skirtPieces(skirt, spacing, flaredPlace(skirt, cone)),
    ],
    {
      seams: [...upperSeams, ...skirtSeams(skirt)],
      pinned: Array.from({ length: kalis }, (_, k): SideName => [`skirt ${k}`, 'waist']),
    },
    spacing,
  );
  simulate(cloth, {
    figure: child(),
    stiffness: { stretch: 0.02, bend: 20, fold: 110, foldsPerPoint: 3 },
    spacing,
    layerGap: 0.0075,
    phases: [
      { frames: 14, substeps: 22, damping: 12, friction: 0.1, gravity: 1, arms: 'raised' },
      { frames: 66, substeps: 24, damping: 2, friction: 0.35, arms: [4, 38] },
      { frames: 44, substeps: 28, damping: 8, friction: 0.6 },
    ],
  });
  return cloth;
}
