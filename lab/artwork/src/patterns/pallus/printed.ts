import { along, band, type StripDesign, worksOf } from '../borders/strip.ts';
import { combine, type Drawing, dot, fill, place, stroke } from '../drawing.ts';
import { peacock } from '../motifs/birds.ts';
import { bagruPhool, paisley } from '../motifs/butas.ts';
import { fanFlower, lotus, roundFlower } from '../motifs/flowers.ts';
import { petal } from '../motifs/petals.ts';
import { stem, veinedLeaf } from '../motifs/sprigs.ts';
import type { Palette } from '../palette.ts';

/** Two rows of a large buta between bands, in block-printing ink. */
function butaRows(
  { first, second, third, line }: Palette,
  ground: string,
  buta: Drawing,
  bands: string,
): StripDesign {
  const length = 144;
  const row = (y: number, shift: number) =>
    Array.from({ length: 4 }, (_, i) => place(buta, { x: i * 48 + shift - 12, y, scale: 1 }));
  return {
    length,
    width: 340,
    ground,
    works: [
      {
        shape: [10, 16, 130, 136, 250, 256].map((y) => band(length, y, 2.6)).join('') + band(length, 276, 46),
        with: 'ink',
        colour: bands,
      },
      {
        shape: along(length, 12, 299, () => fill(petal(4.6, 15, 'point')) + dot(0, 6, 3)),
        with: 'ink',
        colour: ground,
      },
      ...worksOf(combine([...row(72, 0), ...row(192, 24)].map((one) => place(one, { x: 0, y: 0 }))), 'ink', {
        first,
        second,
        third,
        line,
      }),
      {
        shape: along(length, 24, 23, () => dot(0, 0, 1.6)) + along(length, 24, 264, () => dot(0, 0, 1.6)),
        with: 'ink',
        colour: bands,
      },
    ],
  };
}

/** Bagru: the bold round phool on kora, with madder bands below. */
export function bagruPallu(palette: Palette): StripDesign {
  const kora = '#ece3d0';
  return butaRows(
    { ...palette, first: palette.third, second: palette.ground, line: palette.ground },
    kora,
    place(bagruPhool(), { x: 0, y: 0, scale: 1.5 }),
    palette.edge,
  );
}

/** Sanganer: large mangoes full of flowers. */
export function sanganeriPallu(palette: Palette): StripDesign {
  return butaRows(palette, palette.ground, place(paisley(), { x: 0, y: 0, scale: 1.3 }), palette.edge);
}

const TREE = { length: 420, width: 560 };

/** Kalamkari: one tree of life with birds at its foot, in a frame of flowers. */
export function treePallu({ ground, first, second, third, line, edge }: Palette): StripDesign {
  const { length, width } = TREE;
  const middle = length / 2;
  const foot = width - 96;
  const tree = combine([branches(), ...blossoms()].map((one) => place(one, { x: middle, y: foot })));
  const birds = [-1, 1].map((side) =>
    place(peacock(), { x: middle - side * 92, y: foot - 26, scale: 1.2, flip: side < 0 }),
  );
  const ground_ = Array.from(
    { length: 9 },
    (_, i) => `<ellipse cx="${i * 50 + 10}" cy="${foot + 12 + (i % 2) * 5}" rx="34" ry="13" fill="#fff"/>`,
  ).join('');
  const inks = { first, second, third, line };
  return {
    length,
    width,
    ground,
    works: [
      {
        shape: band(length, 8, 3) + band(length, 15, 1.6) + band(length, width - 66, 64),
        with: 'ink',
        colour: edge,
      },
      { shape: ground_, with: 'ink', colour: second },
      ...worksOf(tree, 'ink', inks),
      ...worksOf(combine(birds), 'ink', inks),
      {
        shape: along(length, 12, width - 34, (i) =>
          i % 2 ? fill(petal(5, 20, 'point')) : dot(0, 0, 8) + dot(0, -14, 2.4) + dot(0, 14, 2.4),
        ),
        with: 'ink',
        colour: ground,
      },
      {
        shape: along(length, 12, width - 34, (i) => (i % 2 ? '' : dot(0, 0, 3.4))),
        with: 'ink',
        colour: first,
      },
    ],
  };
}

/** The trunk and branches, upwards from the origin, with the end point of each. */
const limbs = [
  { d: 'M0 10C-8 -60 10 -120 0 -190C-4 -240 4 -290 0 -340', width: 13, tip: [0, -348] },
  { d: 'M0 -90C-30 -110 -70 -100 -110 -150', width: 7, tip: [-116, -156] },
  { d: 'M2 -120C30 -140 70 -130 112 -186', width: 7, tip: [118, -192] },
  { d: 'M0 -190C-30 -206 -60 -204 -92 -250', width: 6, tip: [-98, -256] },
  { d: 'M0 -214C34 -230 58 -236 86 -284', width: 6, tip: [92, -290] },
  { d: 'M0 -280C-20 -296 -34 -306 -52 -340', width: 4.6, tip: [-56, -346] },
  { d: 'M0 -296C22 -308 36 -322 46 -350', width: 4.6, tip: [50, -356] },
  { d: 'M-60 -112C-84 -116 -110 -104 -140 -112', width: 4.4, tip: [-148, -112] },
  { d: 'M62 -140C90 -140 112 -130 140 -142', width: 4.4, tip: [148, -144] },
] as const;

function branches(): Drawing {
  return combine(
    limbs.flatMap(({ d, width, tip: [x, y] }, k) => [
      stem(d, width),
      { line: stroke(d, width * 0.16) },
      ...[0.35, 0.55, 0.75, 0.92].flatMap((t, i) =>
        [-1, 1].map((side) =>
          place(veinedLeaf(6.4, 25, side * (58 + 8 * (i % 2))), {
            x: x * t + (k === 0 ? 0 : side * 3),
            y: (k === 0 ? -60 : limbFoot(k)) * (1 - t) + y * t,
            rotate: x === 0 ? 0 : Math.sign(x) * 40 * (k > 6 ? 2 : 1),
          }),
        ),
      ),
    ]),
  );
}

function limbFoot(k: number): number {
  return [0, -90, -120, -190, -214, -280, -296, -108, -130][k] ?? 0;
}

function blossoms(): Drawing[] {
  const kinds: Drawing[] = [
    roundFlower({ petals: 10, radius: 22, width: 6 }),
    fanFlower({ petals: 7, spread: 196, length: 27, width: 8.4 }),
    lotus(30),
  ];
  return limbs.map(({ tip: [x, y] }, i) => place(kinds[i % 3] ?? {}, { x, y, rotate: x * 0.28 }));
}
