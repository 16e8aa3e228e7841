import type { Relief } from '../light/surface.ts';
import { type SkirtCut, skirtPieces, skirtSeams } from '../pattern/kali.ts';
import type { Piece } from '../pattern/piece.ts';
import type { Gather, Seam } from '../pattern/sew.ts';
import type { Vector } from '../vector.ts';

/** The lower part of a sharara's leg, cm: its length, and its width around the top and the hem. */
export type FlareCut = { length: number; top: number; hem: number };

type Leg = { name: string; side: 1 | -1; height: number; apart: number };

type Flare = { pieces: Piece[]; seams: Seam[]; gathers: (front: string, back: string) => Gather[] };

/** Its kalis are cut far from the leg's part of the cloth, so that the two can be told apart. */
const GRAIN_FROM = 1000;
const GRAIN_APART = 500;
/** The number of pleats that it starts with, all around. */
const LOBES = 14;

/** A flare of two kalis, one in front and one behind, to be gathered onto the leg at the knee. */
export function flare({ length, top, hem }: FlareCut, leg: Leg, spacing: number): Flare {
  const radians = (hem - top) / length;
  const cut: SkirtCut = {
    name: `${leg.name} flare`,
    kalis: 2,
    waist: top / radians,
    length,
    degrees: (radians * 180) / Math.PI,
    segments: Math.round(top / 2 / spacing),
  };
  const around = (down: number) => top + ((hem - top) * down) / length;
  const place = (turn: number, down: number): Vector => onFlare(leg, turn, down, length, around(down));
  return {
    pieces: skirtPieces(cut, spacing, place).map((piece, k) => ({
      ...piece,
      part: 'bottoms',
      grain: (x, y) => [x + k * GRAIN_APART, GRAIN_FROM - y - cut.waist],
      sides: piece.sides.map((side) => (side.name === 'waist' ? { ...side, edge: 'seam' as const } : side)),
    })),
    seams: skirtSeams(cut),
    gathers: (front, back) => [
      { full: [`${cut.name} 0`, 'waist'], onto: [front, 'hem'], reversed: true },
      { full: [`${cut.name} 1`, 'waist'], onto: [back, 'hem'] },
    ],
  };
}

/**
 * The first kali is in front. The flares of the two legs open outwards so that they do not intersect at the
 * start.
 */
function onFlare(
  { side, height, apart }: Leg,
  turn: number,
  down: number,
  length: number,
  around: number,
): Vector {
  const t = down / length;
  const angle = (turn - 0.25) * 2 * Math.PI;
  const [wide, deep] = [7.8 + 12.5 * t, 8.2 + 11 * t];
  const mean = (wide + deep) / 2;
  const excess = Math.max(0, around / (2 * Math.PI) / mean - 1);
  const depth = (1.75 * mean * Math.sqrt(excess / 0.5)) / LOBES;
  const wave = depth * Math.sin(LOBES * angle + 0.7 * Math.sin(3 * angle + side) + 0.5 * Math.sin(5 * angle));
  const middle = side * Math.max(apart, wide + depth * Math.min(1, 3 * t) + 0.7);
  return [
    (middle + (wide + wave) * Math.sin(angle)) / 100,
    (0.8 - (deep + wave) * Math.cos(angle)) / 100,
    (height - down * 0.95) / 100,
  ];
}

/** The gathers below the joint, which are finer than what is simulated; they run down the kali and fade. */
export function gathersOf({ length, top, hem }: FlareCut): Relief {
  const radians = (hem - top) / length;
  const waist = top / radians;
  return (part, u, v) => {
    if (part !== 'bottoms' || v < GRAIN_FROM / 2) return 0;
    const x = u - GRAIN_APART * Math.round(u / GRAIN_APART);
    const y = v - GRAIN_FROM + waist;
    const down = Math.hypot(x, y) - waist;
    const turn = Math.atan2(x, y) / (radians / 4);
    const phase = turn * GATHERS * Math.PI + 1.1 * Math.sin(turn * 9 + 1) + 0.7 * Math.sin(turn * 5);
    // Every second gather continues as a fold.
    const deep = 0.62 * Math.exp(-down / 11) * Math.cos(phase);
    const long = 0.45 * Math.exp(-down / 60) * Math.cos(phase / 2 + 0.4 * Math.sin(down / 9));
    return 0.3 + deep + long;
  };
}

/** The number on half a kali. */
const GATHERS = 5;
