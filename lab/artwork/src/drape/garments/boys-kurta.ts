import { child } from '../body/figure.ts';
import type { Cloth } from '../cloth/cloth.ts';
import { simulate } from '../cloth/simulate.ts';
import type { BodiceCut } from '../pattern/bodice.ts';
import { collarSeams } from '../pattern/collar.ts';
import { sew } from '../pattern/sew.ts';
import { bottoms } from './bottoms.ts';
import type { Around } from './placement.ts';
import { childsArm, upperBody, upperSeams } from './upper-body.ts';

const SPACING = 0.85;

const kurta: BodiceCut = {
  sideNeck: [5.4, 100.2],
  shoulderTip: [13.2, 97.6],
  underarm: [17, 80.6],
  side: [
    [17, 80.6],
    [17, 72],
    [17.2, 62],
    [17.6, 55],
  ],
  slit: [
    [17.6, 55],
    [18.4, 45],
    [19, 36],
  ],
  hemDip: 0.6,
  frontNeck: { drop: 6, shape: 'band' },
  backNeckDrop: 1.4,
};

const around: Around = {
  halfWidth: [
    [36, 19],
    [55, 17.6],
    [80.6, 17],
    [90, 16.4],
    [100, 16],
  ],
  depth: [
    [36, 10.5],
    [58, 11],
    [72, 11],
    [82, 11.5],
    [90, 9.5],
    [95, 6.5],
    [98, 3.4],
    [100.2, 0.5],
  ],
  openBelow: 55,
};

/** A boy's kurta with a stand collar, and pyjamas, for a six-year-old. */
export function drapeBoysKurta(spacing = SPACING): Cloth {
  const sleeve = { length: 25, upperWidth: 27, cuffWidth: 18, ...childsArm, start: 11.5 };
  const legs = bottoms('pyjama', spacing * 1.1);
  const cloth = sew(
    [...upperBody({ cut: kurta, around, sleeve, collar: 2.6 }, spacing), ...legs.pieces],
    { seams: [...upperSeams, ...collarSeams, ...legs.seams], pinned: legs.pinned },
    spacing,
  );
  simulate(cloth, {
    figure: child(),
    stiffness: { stretch: 0.02, bend: 10, fold: 70, foldsPerPoint: 4 },
    spacing,
    layerGap: 0.0065,
    phases: [
      { frames: 14, substeps: 22, damping: 12, friction: 0.1, gravity: 1, arms: 'raised' },
      { frames: 60, substeps: 24, damping: 2, friction: 0.35, arms: [4, 38] },
      { frames: 44, substeps: 28, damping: 8, friction: 0.6 },
    ],
  });
  return cloth;
}
