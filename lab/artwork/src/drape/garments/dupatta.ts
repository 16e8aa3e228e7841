import { rod } from '../body/figure.ts';
import type { Cloth } from '../cloth/cloth.ts';
import { simulate } from '../cloth/simulate.ts';
import type { Piece } from '../pattern/piece.ts';
import { sew } from '../pattern/sew.ts';
import { stripPiece } from '../pattern/strip.ts';

const SPACING = 1.1;
const ROD = { height: 145, radius: 1.5, length: 170 };

/** A dupatta of 95 cm by 240 cm, pleated by hand over a rod; the front end hangs lower. */
export function drapeDupatta(spacing = SPACING): Cloth {
  const dupatta = stripPiece({
    name: 'dupatta',
    part: 'dupatta',
    width: 95,
    pleats: 7,
    thickness: 2.4,
    open: true,
    path: [
      { at: [0, 6.5, 62], across: [1, 0, 0], width: 43 },
      { at: [0, 5, 110], across: [1, 0, 0], width: 40 },
      { at: [0, 3.4, 138], across: [1, 0, 0], width: 36 },
      { at: [0, 2.2, 146.4], across: [1, 0, 0], width: 35 },
      { at: [0, 0, 147.4], across: [1, 0, 0], width: 35 },
      { at: [0, -2.2, 146.4], across: [1, 0, 0], width: 35 },
      { at: [0, -3.4, 138], across: [1, 0, 0], width: 36 },
      { at: [0, -5, 110], across: [1, 0, 0], width: 40 },
      { at: [0, -6.5, 34], across: [1, 0, 0], width: 46 },
    ],
    held: (along) => along > 86 && along < 93,
  });
  const closed = { a: ['rod', 'bottom'], b: ['rod', 'top'], reversed: true } as const;
  const cloth = sew([dupatta, rodPiece()], { seams: [closed] }, spacing);
  simulate(cloth, {
    figure: rod(ROD.height / 100, ROD.radius / 100),
    stiffness: { stretch: 0.02, bend: 16, fold: 80, foldsPerPoint: 3 },
    spacing,
    layerGap: 0.0065,
    phases: [
      { frames: 50, substeps: 24, damping: 3, friction: 0.4 },
      { frames: 40, substeps: 28, damping: 8, friction: 0.6 },
    ],
  });
  return cloth;
}

function rodPiece(): Piece {
  // Slightly thinner than the rod that the cloth rests on, so that its points do not touch the cloth.
  const radius = ROD.radius - 0.45;
  const around = 2 * Math.PI * radius;
  const half = ROD.length / 2;
  return {
    name: 'rod',
    part: 'rod',
    sides: [
      {
        name: 'bottom',
        line: [
          [-half, 0],
          [half, 0],
        ],
      },
      {
        name: 'right',
        line: [
          [half, 0],
          [half, around],
        ],
      },
      {
        name: 'top',
        line: [
          [half, around],
          [-half, around],
        ],
      },
      {
        name: 'left',
        line: [
          [-half, around],
          [-half, 0],
        ],
      },
    ],
    place: (x, y) => [
      x / 100,
      (radius * Math.cos(y / radius)) / 100,
      (ROD.height + radius * Math.sin(y / radius)) / 100,
    ],
    finer: 3,
    held: () => true,
  };
}
