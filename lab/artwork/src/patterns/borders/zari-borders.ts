import { around, combine, dot, fill, flatten, n, place, stroke, turned } from '../drawing.ts';
import { paisley } from '../motifs/butas.ts';
import { lotus, roundFlower } from '../motifs/flowers.ts';
import { petal } from '../motifs/petals.ts';
import { stem, veinedLeaf } from '../motifs/sprigs.ts';
import type { Palette } from '../palette.ts';
import { along, band, type StripDesign } from './strip.ts';

/** A narrow band of plain zari between two lines: chanderi, kota, mangalgiri. */
export function zariBand({ edge, metal }: Palette, width = 32): StripDesign {
  const length = 60;
  const core = width * 0.42;
  return {
    length,
    width,
    ground: edge,
    works: [
      {
        shape: band(length, width * 0.12, 0.9) + band(length, width * 0.2, 0.9),
        with: 'zari',
        colour: metal,
      },
      { shape: band(length, width * 0.36, core), with: 'zari', colour: metal },
      {
        shape: along(length, 12, width * 0.36 + core / 2, () => diamond(1.6, core * 0.36)),
        with: 'dye',
        colour: edge,
        opacity: 0.8,
      },
      { shape: band(length, width * 0.88, 1.4), with: 'zari', colour: metal },
    ],
  };
}

/** Temple spires pointing into the field above broad bands of zari. */
export function templeBorder({ ground, edge, metal }: Palette, width = 75): StripDesign {
  const length = 72;
  const spires = 6;
  const base = width * 0.36;
  const spire = `M-6 ${n(base)}H-5V${n(base - 5)}H-3.8V${n(base - 10)}H-2.6V${n(base - 15)}H-1.4V${n(base - 19)}L0 ${n(base - 25)}L1.4 ${n(base - 19)}V${n(base - 15)}H2.6V${n(base - 10)}H3.8V${n(base - 5)}H5V${n(base)}H6V${n(base + 2)}H-6Z`;
  const flower = flatten(roundFlower({ petals: 8, radius: 5, width: 1.9 }), ['first']);
  const bands = band(length, base + 3, 2) + band(length, base + 7.5, 17) + band(length, base + 27, 2);
  return {
    length,
    width,
    ground,
    works: [
      { shape: band(length, base, width - base), with: 'dye', colour: edge },
      { shape: along(length, spires, 0, () => fill(spire)), with: 'dye', colour: edge },
      { shape: along(length, spires, base - 4, () => diamond(1.5, 3)), with: 'zari', colour: metal },
      { shape: bands + band(length, base + 32, width - base - 34), with: 'zari', colour: metal },
      {
        shape:
          along(length, 6, base + 16, () => flower) +
          along(length, 12, base + 10, () => dot(0, 0, 0.9)) +
          along(length, 12, base + 22, () => dot(0, 0, 0.9)) +
          along(length, 36, base + 38, () => stroke('M-.9 2.4L0 -1L.9 2.4', 0.5)),
        with: 'dye',
        colour: edge,
        opacity: 0.85,
      },
    ],
  };
}

/** Banarasi: paisleys and a creeper in gold with meena hearts, between guard bands. */
export function brocadeBorder({ edge, metal, first }: Palette, width = 65): StripDesign {
  const length = 80;
  const middle = width * 0.5;
  const kairi = place(paisley(), { x: 0, y: 0, scale: 0.42, rotate: 14 });
  const between = combine([
    place(roundFlower({ petals: 7, radius: 5, width: 1.8 }), { x: 0, y: -3 }),
    stem('M0 12C-1 8 0 5 0 0', 0.9),
    place(veinedLeaf(1.8, 7, -60), { x: 0, y: 9 }),
    place(veinedLeaf(1.8, 7, 60), { x: 0, y: 9 }),
  ]);
  const gold = (drawing: typeof kairi) => flatten(drawing, ['first', 'third']);
  return {
    length,
    width,
    ground: edge,
    works: [
      {
        shape:
          band(length, 2, 1) +
          along(length, 16, 8.5, () => turned(fill(petal(1.5, 4.4, 'point')), 0, 0, 2)) +
          band(length, 11.4, 1.1) +
          band(length, width - 17, 1.1) +
          along(length, 20, width - 12.6, () => diamond(1.3, 2)) +
          band(length, width - 9, 8),
        with: 'zari',
        colour: metal,
      },
      {
        shape: along(length, 4, middle, (i) => (i % 2 ? flatten(between, ['first', 'second']) : gold(kairi))),
        with: 'zari',
        colour: metal,
      },
      {
        shape: along(length, 4, middle, (i) => (i % 2 ? '' : flatten(kairi, ['second', 'third']))),
        with: 'thread',
        colour: first,
      },
      {
        shape: along(length, 4, middle, (i) =>
          i % 2 ? flatten(between, ['line']) : flatten(kairi, ['line']),
        ),
        with: 'dye',
        colour: edge,
        opacity: 0.7,
      },
    ],
  };
}

/** Paithani: a golden band with an asavali vine in tapestry colours. */
export function paithaniBorder(
  { edge, metal, first, second, third, line }: Palette,
  width = 90,
): StripDesign {
  const length = 90;
  const top = 14;
  const vine = `M-10 ${n(width / 2 + 8)}C12 ${n(width / 2 + 26)} 22 ${n(width / 2 - 22)} 45 ${n(width / 2 + 2)}S78 ${n(width / 2 + 24)} 100 ${n(width / 2 + 8)}`;
  const flower = (y: number, x: number, turn: number) => place(lotus(19), { x, y, rotate: turn });
  const flowers = combine([flower(width / 2 + 9, 20, -8), flower(width / 2 + 11, 66, 8)]);
  const leaves = [4, 34, 46, 82].map((x, i) =>
    turned(fill(petal(3.2, 13, 'point')), i % 2 ? 40 : -40, x, width / 2 + (i % 2 ? -2 : 14)),
  );
  return {
    length,
    width,
    ground: edge,
    works: [
      { shape: along(length, 15, top - 3, () => fill('M-3 3L0 -5L3 3Z')), with: 'zari', colour: metal },
      {
        shape: band(length, top, width - top - 12) + band(length, width - 9, 3) + band(length, width - 4, 2),
        with: 'zari',
        colour: metal,
      },
      { shape: stroke(vine, 1.8) + leaves.join(''), with: 'thread', colour: second },
      { shape: flowers.first ?? '', with: 'thread', colour: first },
      { shape: flowers.third ?? '', with: 'thread', colour: third },
      { shape: flowers.line ?? '', with: 'dye', colour: line, opacity: 0.9 },
    ],
  };
}

/** Maheshwari bugdi: bricks of zari and silk that look the same from both sides. */
export function bugdiBorder({ edge, metal, first }: Palette, width = 48): StripDesign {
  const length = 60;
  const bricks = (y: number, shift: number) =>
    along(length, 6, y, () => `<rect x="${shift - 2.6}" y="-2.4" width="5.2" height="4.8" fill="#fff"/>`);
  return {
    length,
    width,
    ground: edge,
    works: [
      { shape: band(length, 3, 1) + band(length, 6, 1), with: 'zari', colour: metal },
      { shape: bricks(14, 0) + bricks(19, 5) + bricks(24, 0), with: 'zari', colour: metal },
      { shape: bricks(19, 0), with: 'thread', colour: first },
      { shape: band(length, 31, 1) + band(length, 35, width - 38), with: 'zari', colour: metal },
    ],
  };
}

/** Wide gota lace: ribbon leaves standing on a ribbon, with a beaded line. */
export function gotaLace({ edge, metal, first }: Palette, width = 55): StripDesign {
  const length = 72;
  const foot = width * 0.56;
  const leaf = (size: number) =>
    fill(petal(size * 0.28, size, 'point')) + stroke(`M0 ${n(-size * 0.2)}V${n(-size * 0.8)}`, 0.5, '#000');
  const fan = [-58, -29, 0, 29, 58].map((angle) => turned(leaf(17), angle)).join('');
  const zigzag = Array.from(
    { length: 25 },
    (_, i) => `${i ? 'L' : 'M'}${i * 3} ${n(foot + (i % 2 ? 9 : 4))}`,
  ).join('');
  return {
    length,
    width,
    ground: edge,
    works: [
      { shape: along(length, 4, foot + 1.4, () => fan), with: 'dye', colour: '#120805', opacity: 0.3 },
      { shape: along(length, 4, foot, () => fan) + band(length, foot, 2.2), with: 'zari', colour: metal },
      {
        shape: stroke(zigzag, 1.3) + band(length, foot + 11, width - foot - 12),
        with: 'zari',
        colour: metal,
      },
      {
        shape: along(length, 24, foot + 11 + (width - foot - 12) / 2, () => stroke('M-1 4L1 -4', 0.5)),
        with: 'dye',
        colour: edge,
        opacity: 0.7,
      },
      {
        shape:
          along(length, 4, foot - 3, () => around(1, () => dot(0, 0, 2.2))) +
          along(length, 8, foot - 20, (i) => (i % 2 ? dot(0, 10, 1) : '')),
        with: 'thread',
        colour: first,
      },
    ],
  };
}

/** A narrow ribbon of gota with a picot edge. */
export function gotaEdging({ edge, metal }: Palette, width = 22): StripDesign {
  const length = 48;
  return {
    length,
    width,
    ground: edge,
    works: [
      {
        shape: along(length, 12, width * 0.3, () => `<path d="M-2 0A2 3.4 0 0 1 2 0Z" fill="#fff"/>`),
        with: 'zari',
        colour: metal,
      },
      { shape: band(length, width * 0.3, width * 0.62), with: 'zari', colour: metal },
      {
        shape: along(length, 24, width * 0.61, () =>
          stroke(`M-1 ${n(width * 0.26)}L0 ${n(-width * 0.2)}L1 ${n(width * 0.26)}`, 0.5),
        ),
        with: 'dye',
        colour: edge,
        opacity: 0.55,
      },
    ],
  };
}

export function diamond(width: number, height: number): string {
  return fill(`M0 ${n(-height)}L${n(width)} 0L0 ${n(height)}L${n(-width)} 0Z`);
}
