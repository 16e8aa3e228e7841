import { along, band, type StripDesign } from '../borders/strip.ts';
import { diamond } from '../borders/zari-borders.ts';
import { combine, dot, fill, flatten, place, stroke } from '../drawing.ts';
import { peacock } from '../motifs/birds.ts';
import { lotus, roundFlower } from '../motifs/flowers.ts';
import { coin } from '../motifs/loom-butis.ts';
import { petal } from '../motifs/petals.ts';
import type { Palette } from '../palette.ts';

const LENGTH = 120;

/** Kanchipuram: temples towards the field, then broad bands of gold with peacocks, rudraksha beads and lotuses. */
export function templePallu({ ground, edge, metal, first }: Palette): StripDesign {
  const spire = 'M-9 44V36H-7V28H-5.4V20H-3.8V12H-2.2V5L0 -4L2.2 5V12H3.8V20H5.4V28H7V36H9V44Z';
  const bird = place(peacock(), { x: 0, y: 0, scale: 0.82 });
  const gold = [
    band(LENGTH, 52, 3) + band(LENGTH, 59, 12) + band(LENGTH, 75, 3),
    along(LENGTH, 12, 90, () => dot(0, 0, 3.2)),
    band(LENGTH, 101, 2) + band(LENGTH, 106, 2),
    along(LENGTH, 2, 154, (i) =>
      flatten(place(bird, { x: 0, y: 0, flip: i % 2 === 1 }), ['first', 'second']),
    ),
    band(LENGTH, 196, 2) + band(LENGTH, 201, 26) + band(LENGTH, 230, 2),
    along(LENGTH, 3, 268, () => flatten(place(lotus(24), { x: 0, y: 8 }), ['first', 'third'])),
    band(LENGTH, 290, 2) +
      band(LENGTH, 295, 5) +
      band(LENGTH, 306, 66) +
      band(LENGTH, 378, 5) +
      band(LENGTH, 390, 22),
  ];
  return {
    length: LENGTH,
    width: 420,
    ground: edge,
    works: [
      { shape: band(LENGTH, -1, 49), with: 'dye', colour: ground },
      { shape: along(LENGTH, 6, 4, () => fill(spire)), with: 'dye', colour: edge },
      { shape: along(LENGTH, 6, 34, () => diamond(2, 5)), with: 'zari', colour: metal },
      { shape: gold.join(''), with: 'zari', colour: metal },
      {
        shape: along(LENGTH, 2, 154, (i) =>
          flatten(place(bird, { x: 0, y: 0, flip: i % 2 === 1 }), ['third']),
        ),
        with: 'thread',
        colour: first,
      },
      {
        shape:
          along(LENGTH, 2, 154, (i) => flatten(place(bird, { x: 0, y: 0, flip: i % 2 === 1 }), ['line'])) +
          along(LENGTH, 3, 268, () => flatten(place(lotus(24), { x: 0, y: 8 }), ['line'])) +
          along(LENGTH, 10, 214, () => diamond(4, 9)) +
          along(LENGTH, 30, 339, () => stroke('M-2 28L0 -28L2 28', 0.7)) +
          along(LENGTH, 15, 401, () => diamond(2, 6)),
        with: 'dye',
        colour: edge,
      },
    ],
  };
}

/** Chanderi: rows of coins on the sheer ground between broad plain bands of gold. */
export function ashrafiPallu({ ground, metal }: Palette): StripDesign {
  const coins = (y: number, count: number, radius: number) =>
    along(LENGTH, count, y, () => flatten(coin(radius), ['first']));
  const rings = (y: number, count: number, radius: number) =>
    along(LENGTH, count, y, () => flatten(coin(radius), ['line']));
  return {
    length: LENGTH,
    width: 360,
    ground,
    works: [
      {
        shape:
          band(LENGTH, 8, 1.2) +
          band(LENGTH, 14, 1.2) +
          coins(34, 6, 5) +
          band(LENGTH, 56, 3) +
          band(LENGTH, 63, 34) +
          band(LENGTH, 101, 3) +
          coins(134, 4, 10) +
          coins(134, 4, 0) +
          band(LENGTH, 166, 3) +
          band(LENGTH, 173, 34) +
          band(LENGTH, 211, 3) +
          coins(238, 6, 5) +
          band(LENGTH, 258, 3) +
          band(LENGTH, 266, 80) +
          band(LENGTH, 350, 3),
        with: 'zari',
        colour: metal,
      },
      {
        shape:
          rings(134, 4, 10) +
          rings(34, 6, 5) +
          rings(238, 6, 5) +
          along(LENGTH, 12, 80, () => diamond(2.4, 9)) +
          along(LENGTH, 12, 190, () => diamond(2.4, 9)) +
          [280, 294, 308, 322, 336].map((y) => band(LENGTH, y, 1.2)).join(''),
        with: 'dye',
        colour: ground,
        opacity: 0.85,
      },
    ],
  };
}

/** Kota: the open check continues; bars of gold get closer and closer until the end is solid gold. */
export function khatPallu({ ground, first, metal }: Palette): StripDesign {
  const lines = Array.from({ length: 9 }, (_, i) => 12 + i * 26 - i * i * 0.9);
  const check =
    Array.from(
      { length: 24 },
      (_, i) => `<rect x="${i * 5}" y="-1" width=".8" height="302" fill="#fff"/>`,
    ).join('') + Array.from({ length: 60 }, (_, i) => band(LENGTH, i * 5, 0.8)).join('');
  return {
    length: LENGTH,
    width: 300,
    ground,
    works: [
      { shape: check, with: 'thread', colour: first },
      { shape: lines.map((y, i) => band(LENGTH, y, 1 + i * 1.1)).join(''), with: 'zari', colour: metal },
      {
        shape: along(LENGTH, 6, 214, () =>
          flatten(roundFlower({ petals: 6, radius: 7, width: 2.6 }), ['first']),
        ),
        with: 'zari',
        colour: metal,
      },
      {
        shape: band(LENGTH, 232, 3) + band(LENGTH, 240, 44) + band(LENGTH, 290, 4),
        with: 'zari',
        colour: metal,
      },
      {
        shape: along(LENGTH, 24, 262, () => stroke('M0 -18V18', 0.8)),
        with: 'dye',
        colour: ground,
        opacity: 0.7,
      },
    ],
  };
}

/** Plain stripes across the end, as woven on pit looms: broad ones of colour, thin ones of gold. */
export function stripedPallu({ ground, edge, metal, first }: Palette, groups: number): StripDesign {
  const step = 300 / groups;
  const each = (make: (y: number) => string) =>
    Array.from({ length: groups }, (_, i) => make(i * step + 14)).join('');
  return {
    length: LENGTH,
    width: 330,
    ground,
    works: [
      { shape: each((y) => band(LENGTH, y, step * 0.42)), with: 'dye', colour: edge },
      { shape: each((y) => band(LENGTH, y + step * 0.58, step * 0.12)), with: 'dye', colour: first },
      {
        shape: each(
          (y) =>
            band(LENGTH, y - 3, 1.6) +
            band(LENGTH, y + step * 0.19, 2.4) +
            band(LENGTH, y + step * 0.42 + 1.4, 1.6),
        ),
        with: 'zari',
        colour: metal,
      },
      { shape: band(LENGTH, 316, 10), with: 'zari', colour: metal },
    ],
  };
}

/** Leheriya: ribbons of gota sewn across the end, with leaves on the last one. */
export function gotaPallu({ edge, metal }: Palette): StripDesign {
  const leaf = [-52, -26, 0, 26, 52]
    .map((angle) => `<g transform="rotate(${angle})">${fill(petal(5, 20, 'point'))}</g>`)
    .join('');
  return {
    length: LENGTH,
    width: 130,
    ground: edge,
    works: [
      {
        shape:
          band(LENGTH, 4, 5) +
          band(LENGTH, 18, 2) +
          along(LENGTH, 4, 62, () => leaf) +
          along(LENGTH, 4, 42, (i) => (i < 0 ? '' : dot(15, 0, 2))) +
          band(LENGTH, 64, 14) +
          band(LENGTH, 88, 4) +
          band(LENGTH, 102, 26),
        with: 'zari',
        colour: metal,
      },
      {
        shape:
          along(LENGTH, 20, 71, () => stroke('M-2 5L0 -5L2 5', 0.7)) +
          along(LENGTH, 20, 115, () => diamond(2, 9)),
        with: 'dye',
        colour: edge,
        opacity: 0.7,
      },
    ],
  };
}

/** Gharchola: the gold grid widens into large squares, each with a lotus or a knotted diamond. */
export function gharcholaPallu({ ground, edge, metal, first, second }: Palette): StripDesign {
  const squares = [60, 120, 180, 240];
  const knots = (x: number, y: number) =>
    [-12, -6, 0, 6, 12]
      .flatMap((a) =>
        [-12, -6, 0, 6, 12].map((b) => (Math.abs(a) + Math.abs(b) <= 12 ? dot(x + a, y + b, 1.3) : '')),
      )
      .join('');
  const cells = squares.flatMap((y, j) =>
    [30, 90].map((x, i) => ({ x, y: y + 4, flower: (i + j) % 2 === 0 })),
  );
  const flower = combine([place(roundFlower({ petals: 8, radius: 17, width: 5 }), { x: 0, y: 0 })]);
  const flowers = cells.filter((cell) => cell.flower).map(({ x, y }) => place(flower, { x, y }));
  return {
    length: LENGTH,
    width: 420,
    ground,
    works: [
      { shape: band(LENGTH, 290, 131), with: 'dye', colour: edge },
      {
        shape:
          band(LENGTH, 6, 3) +
          band(LENGTH, 14, 10) +
          [34, 94, 154, 214, 274].map((y) => band(LENGTH, y, 2.6)).join('') +
          [0, 60, 120]
            .map((x) => `<rect x="${x - 1.3}" y="34" width="2.6" height="242" fill="#fff"/>`)
            .join('') +
          flatten(combine(flowers), ['first']) +
          band(LENGTH, 292, 4) +
          band(LENGTH, 302, 34) +
          band(LENGTH, 342, 4) +
          along(LENGTH, 4, 366, () => diamond(9, 13)) +
          band(LENGTH, 386, 30),
        with: 'zari',
        colour: metal,
      },
      { shape: flatten(combine(flowers), ['second']), with: 'thread', colour: second },
      {
        shape: cells
          .filter((cell) => !cell.flower)
          .map(({ x, y }) => knots(x, y))
          .join(''),
        with: 'dye',
        colour: first,
      },
      {
        shape:
          along(LENGTH, 10, 319, () => diamond(4, 11)) +
          along(LENGTH, 20, 401, () => stroke('M-2 9L0 -9L2 9', 0.8)),
        with: 'dye',
        colour: edge,
      },
    ],
  };
}
