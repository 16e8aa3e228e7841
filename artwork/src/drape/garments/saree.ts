import { woman } from '../body/figure.ts';
import type { Cloth } from '../cloth/cloth.ts';
import { simulate } from '../cloth/simulate.ts';
import type { BodiceCut } from '../pattern/bodice.ts';
import { type Point, spline } from '../pattern/curve.ts';
import { type Piece, segmentsFor } from '../pattern/piece.ts';
import { sew } from '../pattern/sew.ts';
import { pleat, type Station, stripPiece } from '../pattern/strip.ts';
import type { Vector } from '../vector.ts';
import type { Around } from './placement.ts';
import { upperBody, upperSeams, womansArm } from './upper-body.ts';

const SPACING = 1.15;
const WAIST = 101;
const HEM = 4;
/** Cloth in the front pleats and how wide they lie at the waist, cm. */
const PLEATS = { width: 56, pleats: 5, thickness: 1.7 };
const PLEATS_LIE = 11;

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

/** From the waist over the breast to the left shoulder and down the back. */
const palluPath: Station[] = [
  { at: [-5, -10.6, 97], across: [0.96, -0.25, 0.05], width: 25 },
  { at: [-3.5, -14, 105], across: [0.95, -0.16, -0.12], width: 24 },
  { at: [0.5, -17.2, 116], across: [0.92, -0.06, -0.36], width: 21 },
  { at: [6.5, -18.8, 127], across: [0.9, 0.06, -0.42], width: 17.5 },
  { at: [11, -12.8, 137.6], across: [0.93, 0.05, -0.36], width: 14 },
  { at: [12.2, 0.4, 143.2], across: [0.95, 0, -0.3], width: 12.5 },
  { at: [12.6, 10.4, 138.5], across: [0.97, 0, -0.2], width: 13 },
  { at: [12, 15.6, 124], across: [1, 0, -0.05], width: 15 },
  { at: [11.5, 17.4, 96], across: [1, 0, 0], width: 19 },
  { at: [11.5, 19, 58], across: [1, 0, 0], width: 24 },
];

/** A saree in the nivi way over a blouse: pleats in front, the pallu over the left shoulder. */
export function drapeSaree(spacing = SPACING): Cloth {
  const sleeve = { length: 12, upperWidth: 33, cuffWidth: 30, ...womansArm };
  const bodice = upperBody({ cut: blouse, around, sleeve }, spacing).map(
    (piece): Piece => ({ ...piece, part: 'blouse' }),
  );
  const pallu = stripPiece({
    name: 'pallu',
    part: 'dupatta',
    width: 66,
    pleats: 5,
    thickness: 1.7,
    path: palluPath,
    held: (along) => along < 1.5 || Math.abs(along - SHOULDER_ALONG) < 1.6,
  });
  const cloth = sew(
    [...bodice, wrap('front', spacing), wrap('back', spacing), pallu],
    {
      seams: [
        ...upperSeams,
        { a: ['wrap front', 'right'], b: ['wrap back', 'right'] },
        { a: ['wrap front', 'left'], b: ['wrap back', 'left'] },
      ],
      pinned: [
        ['wrap front', 'top'],
        ['wrap back', 'top'],
      ],
    },
    spacing,
  );
  simulate(cloth, {
    figure: woman(),
    stiffness: { stretch: 0.02, bend: 16, fold: 90, foldsPerPoint: 3 },
    spacing,
    layerGap: 0.0085,
    phases: [
      { frames: 14, substeps: 22, damping: 14, friction: 0.1, gravity: 1, arms: 'raised' },
      { frames: 66, substeps: 26, damping: 3, friction: 0.4, arms: [4, 42] },
      { frames: 46, substeps: 30, damping: 8, friction: 0.6 },
    ],
  });
  return cloth;
}

/** Length of the pallu's path from the waist to the shoulder, cm. */
const SHOULDER_ALONG = palluPath.slice(1, 6).reduce((sum, { at }, i) => {
  const before = palluPath[i]?.at ?? at;
  return sum + Math.hypot(at[0] - before[0], at[1] - before[1], at[2] - before[2]) * 1.01;
}, 0);

/** Half of the cloth about hips and legs; the front half holds the pleats. */
function wrap(facing: 'front' | 'back', spacing: number): Piece {
  const isFront = facing === 'front';
  const extra = isFront ? PLEATS.width - PLEATS_LIE : 0;
  const plain = (y: number) => girth(y) / 2;
  const half = (y: number) => (plain(y) + extra) / 2;
  const heights = [HEM, 40, 70, 85, 94, WAIST];
  const right = spline(heights.map((y): Point => [half(y), y]));
  const left = right.map(([x, y]): Point => [-x, y]).reverse();
  const segments = segmentsFor(right, spacing);
  const place = (x: number, y: number): Vector => {
    const { across, out } = isFront ? inPleats(x, y) : { across: x, out: 0 };
    const turn = (across / plain(y)) * Math.PI;
    const [wide, deep] = ellipse(y);
    const sign = isFront ? -1 : 1;
    return [
      ((wide + out) * Math.sin(turn)) / 100,
      (0.3 + sign * (deep + out) * Math.cos(turn)) / 100,
      y / 100,
    ];
  };
  return {
    name: `wrap ${facing}`,
    part: 'saree',
    sides: [
      {
        name: 'hem',
        line: [
          [-half(HEM), HEM],
          [half(HEM), HEM],
        ],
        edge: 'hem',
      },
      { name: 'right', line: right, segments },
      {
        name: 'top',
        line: [
          [half(WAIST), WAIST],
          [-half(WAIST), WAIST],
        ],
        edge: 'neck',
      },
      { name: 'left', line: left, segments },
    ],
    place,
    grain: (x, y) => [isFront ? x : half(HEM) * 2 + 40 - x, WAIST - y],
    insideOut: !isFront,
  };
}

/** Where the front's cloth lies once the pleats are folded: they open towards the hem. */
function inPleats(x: number, y: number): { across: number; out: number } {
  const spread = 1 + (0.5 * (WAIST - y)) / (WAIST - HEM);
  const lying = PLEATS_LIE;
  const from = -PLEATS.width / 2 + 3;
  const within = x - from;
  const shift = (PLEATS.width - lying) / 2;
  if (within < 0) return { across: x + shift, out: 0 };
  if (within > PLEATS.width) return { across: x - shift, out: 0 };
  const { across, out } = pleat(within, PLEATS, lying);
  return { across: from + shift + across, out: out * spread };
}

/** Around the body, cm. */
function girth(y: number): number {
  const [wide, deep] = ellipse(y);
  return Math.PI * (3 * (wide + deep) - Math.sqrt((3 * wide + deep) * (wide + 3 * deep)));
}

function ellipse(y: number): readonly [wide: number, deep: number] {
  const table = [
    [HEM, 25, 19],
    [40, 22.5, 17],
    [70, 19.8, 14.8],
    [85, 18.6, 13.6],
    [94, 16.4, 12.2],
    [WAIST, 14.6, 11],
  ] as const;
  let before: (typeof table)[number] = table[0];
  for (const row of table) {
    if (y <= row[0]) {
      const t = row[0] === before[0] ? 0 : (y - before[0]) / (row[0] - before[0]);
      return [before[1] + (row[1] - before[1]) * t, before[2] + (row[2] - before[2]) * t];
    }
    before = row;
  }
  return [before[1], before[2]];
}
