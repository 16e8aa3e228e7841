import { interpolated, type Point, spline } from '../pattern/curve.ts';
import { type Piece, segmentsFor } from '../pattern/piece.ts';
import type { Gather, Seam, SideName } from '../pattern/sew.ts';
import type { Vector } from '../vector.ts';
import { type FlareCut, flare } from './flare.ts';
import { widthForQuarter } from './placement.ts';

export type BottomsName = 'trousers' | 'palazzo' | 'sharara' | 'pyjama';

/** Two legs, each sewn from a front and a back; they hang from a line that the kurti hides. */
export type Bottoms = { pieces: Piece[]; seams: Seam[]; gathers: Gather[]; pinned: SideName[] };

type LegCut = {
  /** Heights, cm. */
  top: number;
  bottom: number;
  /** Width of the front piece at a height, cm. */
  widths: Point[];
  /**
   * Half the girth on which the cloth starts, if the cloth is fuller than that, and the number of folds it
   * starts with.
   */
  legs?: Point[];
  folds?: number;
  /** From the middle of the body to the middle of the leg, cm. */
  apart: number;
  /**
   * The cloth above this height never moves: it is hidden or fits closely, and must not be pushed through the
   * kurta.
   */
  heldAbove?: number;
  /** A flare gathered onto the bottom; cm around the top and the hem of one leg. */
  flare?: FlareCut;
};

export const shararaFlare: FlareCut = { length: 57, top: 72, hem: 280 };

const cuts: Record<BottomsName, LegCut> = {
  trousers: {
    top: 80,
    bottom: 5,
    widths: [
      [5, 14.5],
      [20, 17.5],
      [45, 22.5],
      [65, 27],
      [80, 29.5],
    ],
    apart: 8.6,
  },
  palazzo: {
    top: 84,
    bottom: 5,
    widths: [
      [5, 62],
      [84, 36],
    ],
    legs: [
      [5, 50],
      [40, 37],
      [84, 25],
    ],
    folds: 8,
    apart: 8.4,
  },
  sharara: {
    top: 84,
    bottom: 60,
    widths: [
      [60, 27.5],
      [66, 28],
      [84, 30],
    ],
    apart: 8,
    heldAbove: 40,
    flare: shararaFlare,
  },
  pyjama: {
    top: 55,
    bottom: 7,
    heldAbove: 45,
    widths: [
      [7, 14],
      [30, 17],
      [45, 18.5],
      [55, 18],
    ],
    apart: 5.4,
  },
};

export function bottoms(name: BottomsName, spacing: number): Bottoms {
  const legs = [1, -1].map((side) => leg(cuts[name], side === 1 ? 'right' : 'left', spacing));
  return {
    pieces: legs.flatMap(({ pieces }) => pieces),
    seams: legs.flatMap(({ seams }) => seams),
    gathers: legs.flatMap(({ gathers }) => gathers),
    pinned: legs.flatMap(({ pinned }) => pinned),
  };
}

function leg(cut: LegCut, name: 'right' | 'left', spacing: number): Bottoms {
  const side = name === 'right' ? 1 : -1;
  const outline = cut.widths.map(([y, width]): Point => [width / 2, y]);
  const pieces = (['front', 'back'] as const).flatMap((facing) => {
    const place = (x: number, y: number): Vector => {
      const half = interpolated(cut.widths, y) / 2;
      const turn = ((x / half) * Math.PI) / 2;
      return legPlace(cut, side, half, facing === 'front' ? turn : Math.PI - turn, y);
    };
    const upper = panel(
      `${name} leg ${facing}`,
      outline,
      spacing,
      place,
      facing === 'back',
      cut.flare === undefined,
    );
    const { heldAbove } = cut;
    if (heldAbove) upper.held = (_x, y) => y > heldAbove;
    return [upper];
  });
  const [front, back] = [`${name} leg front`, `${name} leg back`] as const;
  const lower = cut.flare && flare(cut.flare, { name, side, height: cut.bottom, ...cut }, spacing);
  return {
    pieces: [...pieces, ...(lower?.pieces ?? [])],
    seams: [
      { a: [front, 'right'], b: [back, 'right'] },
      { a: [front, 'left'], b: [back, 'left'] },
      ...(lower?.seams ?? []),
    ],
    gathers: lower ? lower.gathers(front, back) : [],
    pinned: [front, back].map((piece): SideName => [piece, 'top']),
  };
}

/**
 * A position around the leg, in folds if the cloth is wider than the leg; the turn is 0 in front and a
 * quarter at the right.
 */
function legPlace(cut: LegCut, side: 1 | -1, half: number, turn: number, y: number): Vector {
  const girth = Math.min(half, interpolated(cut.legs ?? cut.widths, y) / 2);
  const wide = girth * 0.6;
  const depth = widthForQuarter(girth, wide);
  // Wide legs start farther apart so that they do not intersect.
  const apart = Math.max(cut.apart, wide + 0.8);
  const count = cut.folds ?? 1;
  const excess = half / girth - 1;
  const wave =
    (1.75 *
      0.64 *
      girth *
      Math.sqrt(excess / 0.5) *
      Math.sin(count * turn + 0.9 * Math.sin(2 * turn + side))) /
    count;
  return [
    (side * apart + (wide + wave * 0.7) * Math.sin(turn)) / 100,
    (0.8 - (depth + wave) * Math.cos(turn)) / 100,
    y / 100,
  ];
}

/** A trapezoid with curved sides. */
function panel(
  name: string,
  right: Point[],
  spacing: number,
  place: Piece['place'],
  insideOut: boolean,
  hasHem: boolean,
): Piece {
  const outer = spline(right);
  const [hemX, hemY] = outer[0] ?? [0, 0];
  const [topX, topY] = outer.at(-1) ?? [0, 0];
  const segments = segmentsFor(outer, spacing);
  const inner = outer.map(([x, y]): Point => [-x, y]).reverse();
  const shift = name.startsWith('right') ? 17 : 61;
  return {
    name,
    part: 'bottoms',
    sides: [
      {
        name: 'hem',
        line: [
          [-hemX, hemY],
          [hemX, hemY],
        ],
        edge: hasHem ? 'hem' : 'waist',
      },
      { name: 'right', line: outer, segments, edge: 'seam' },
      {
        name: 'top',
        line: [
          [topX, topY],
          [-topX, topY],
        ],
      },
      { name: 'left', line: inner, segments, edge: 'seam' },
    ],
    place,
    grain: (x, y) => [x + shift + (insideOut ? 40 : 0), 100 - y],
    insideOut,
  };
}
