import { woman } from '../../body/figure.ts';
import type { Cloth } from '../../cloth/cloth.ts';
import { simulate } from '../../cloth/simulate.ts';
import type { BodiceCut } from '../../pattern/bodice.ts';
import { together } from '../../pattern/grid.ts';
import type { Piece } from '../../pattern/piece.ts';
import { sew } from '../../pattern/sew.ts';
import type { Around } from '../placement.ts';
import { upperBody, upperSeams, womansArm } from '../upper-body.ts';
import type { DrapeName } from './drapes.ts';
import { type FallName, falls } from './fall.ts';
import { lowerCloth } from './lower.ts';
import { palluCloth } from './pallu.ts';

const SPACING = 1.15;

const blouse: BodiceCut = {
  sideNeck: [10, 143.2],
  shoulderTip: [17.4, 140.4],
  underarm: [22.6, 120.4],
  side: [
    [22.6, 120.4],
    [20.4, 113],
    [19.4, 104],
    [20.4, 96],
  ],
  hemDip: 0.3,
  frontNeck: { drop: 16, shape: 'round' },
  backNeckDrop: 9,
};

const around: Around = {
  halfWidth: [
    [96, 20.4],
    [104, 19.4],
    [113, 20.4],
    [120.4, 22.6],
    [130, 22.4],
    [144, 22],
  ],
  depth: [
    [96, 10.4],
    [106, 10.8],
    [113, 11.8],
    [120, 13.8],
    [131, 12.5],
    [137, 9],
    [141, 5],
    [143.6, 0.6],
  ],
  centreY: -0.2,
};

/**
 * A saree over its blouse. The blouse is sewn and simulated like other garments; the six metres of pleated
 * cloth are laid fold by fold, as the wearer does.
 */
export function drapeSaree(name: DrapeName, fall: FallName, spacing = SPACING): Cloth {
  return together([
    drapedBlouse(spacing),
    lowerCloth(falls[fall], spacing),
    palluCloth(name, falls[fall], spacing),
  ]);
}

function drapedBlouse(spacing: number): Cloth {
  const sleeve = { length: 12, upperWidth: 33, cuffWidth: 30, ...womansArm };
  const pieces = upperBody({ cut: blouse, around, sleeve }, spacing).map(
    (piece): Piece => ({ ...piece, part: 'blouse' }),
  );
  const cloth = sew(pieces, { seams: upperSeams }, spacing);
  simulate(cloth, {
    figure: woman(),
    stiffness: { stretch: 0.02, bend: 16, fold: 90, foldsPerPoint: 3 },
    spacing,
    layerGap: 0.0085,
    phases: [
      { frames: 14, substeps: 18, damping: 14, friction: 0.1, gravity: 1, arms: 'raised' },
      { frames: 50, substeps: 18, damping: 3, friction: 0.4, arms: [4, 36] },
      { frames: 24, substeps: 20, damping: 8, friction: 0.6 },
    ],
  });
  return cloth;
}
