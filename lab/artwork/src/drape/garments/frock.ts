import { child } from '../body/figure.ts';
import type { Cloth } from '../cloth/cloth.ts';
import { simulate } from '../cloth/simulate.ts';
import type { BodiceCut } from '../pattern/bodice.ts';
import { sew } from '../pattern/sew.ts';
import type { Around } from './placement.ts';
import { gatheredSkirt } from './skirt.ts';
import { childsArm, upperBody, upperSeams } from './upper-body.ts';

const SPACING = 0.85;

const bodice: BodiceCut = {
  sideNeck: [6.4, 99.9],
  shoulderTip: [12.4, 97.6],
  underarm: [16.2, 81.6],
  side: [
    [16.2, 81.6],
    [15.5, 76],
    [15, 70.5],
  ],
  hemDip: 0.5,
  frontNeck: { drop: 7.5, shape: 'round' },
  backNeckDrop: 2,
};

const around: Around = {
  halfWidth: [
    [70.5, 15],
    [76, 15.5],
    [81.6, 16.2],
    [90, 15.6],
    [100, 15],
  ],
  depth: [
    [70, 10],
    [76, 10.5],
    [82, 11.3],
    [90, 9.5],
    [95, 6.5],
    [98, 3.4],
    [99.9, 0.5],
  ],
};

/** A frock for a six-year-old: short puffed sleeves, a skirt gathered onto the waist. */
export function drapeFrock(spacing = SPACING): Cloth {
  const cut: BodiceCut = { ...bodice, waist: { sides: 1, segments: Math.round(30 / spacing) } };
  const sleeve = { length: 6, upperWidth: 29, cuffWidth: 22.5, ease: 1.22, ...childsArm };
  const skirt = gatheredSkirt(
    { width: 74, hemWidth: 86, length: 38 },
    { height: 70.3, halfWidth: 11.4, halfDepth: 9.8, lobes: 21, slope: 0.24 },
    spacing,
  );
  const cloth = sew(
    [...upperBody({ cut, around, sleeve }, spacing), ...skirt.pieces],
    { seams: [...upperSeams, ...skirt.seams], gathers: skirt.gathers },
    spacing,
  );
  simulate(cloth, {
    figure: child(),
    stiffness: { stretch: 0.02, bend: 10, fold: 60, foldsPerPoint: 3 },
    spacing,
    layerGap: 0.006,
    phases: [
      { frames: 14, substeps: 22, damping: 12, friction: 0.1, gravity: 1, arms: 'raised' },
      { frames: 60, substeps: 24, damping: 2, friction: 0.35, arms: [4, 38] },
      { frames: 44, substeps: 28, damping: 8, friction: 0.6 },
    ],
  });
  return cloth;
}
