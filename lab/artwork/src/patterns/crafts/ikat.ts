import { type ClothCanvas, createCloth, finish, slubs } from '../cloth-canvas.ts';
import { type Rgb, rgb } from '../colour.ts';
import { noiseField } from '../noise.ts';
import { GROUND_DETAIL, type Palette } from '../palette.ts';
import { hash } from '../random.ts';
import type { Tile } from '../tile.ts';

/** The colour of the yarn at a point of the design, mm. */
type Design = (x: number, y: number) => Rgb;

/**
 * Nested stepped diamonds, tied into the warp. Palette: ground, then first, second and third from the outside
 * in.
 */
export async function ikatDiamonds(palette: Palette, seed: number): Promise<Tile> {
  const cloth = createCloth({ widthCm: 16, heightCm: 20, pxPerCm: GROUND_DETAIL }, palette.ground, seed);
  const [ground, first, second, third] = [palette.ground, palette.first, palette.second, palette.third].map(
    rgb,
  );
  const [wide, high, step] = [80, 100, 2.5];
  const large = [first, ground, second, third, ground, first];
  const small = [third, ground, second];
  const design: Design = (x, y) => {
    const u = Math.round((mod(x, wide) - wide / 2) / step) * step;
    const v = mod(y, high) - high / 2;
    const here = Math.abs(u) / (wide / 2) + Math.abs(v) / (high / 2);
    const there = (wide / 2 - Math.abs(u)) / (wide / 2) + (high / 2 - Math.abs(v)) / (high / 2);
    const ring = (distance: number, colours: (Rgb | undefined)[], limit: number) =>
      distance < limit
        ? colours[Math.min(colours.length - 1, Math.floor(((limit - distance) / limit) * colours.length))]
        : undefined;
    return ring(here, large, 0.92) ?? ring(there, small, 0.5) ?? ground ?? [0, 0, 0];
  };
  weave(cloth, design, { creep: 2.6, feather: 3.4, bundle: 2 });
  slubs(cloth, 0.07);
  return finish(cloth);
}

/** Flower baskets on a stepped grid, tied so finely that the edges are only slightly blurred. */
export async function patola(palette: Palette, seed: number): Promise<Tile> {
  const cell = 2.5;
  const columns = basket[0]?.length ?? 1;
  const rows = basket.length;
  const cloth = createCloth(
    { widthCm: (columns * cell * 2) / 10, heightCm: (rows * cell * 2) / 10, pxPerCm: GROUND_DETAIL },
    palette.ground,
    seed,
  );
  const ink: Record<string, Rgb> = {
    '.': rgb(palette.ground),
    a: rgb(palette.first),
    b: rgb(palette.second),
    c: rgb(palette.third),
    d: rgb(palette.line),
  };
  const design: Design = (x, y) => {
    const column = mod(Math.floor(x / cell), columns);
    const row = mod(Math.floor(y / cell), rows);
    return ink[basket[row]?.[column] ?? '.'] ?? [0, 0, 0];
  };
  weave(cloth, design, { creep: 0.8, feather: 1.2, bundle: 1.25 });
  slubs(cloth, 0.05);
  return finish(cloth);
}

/**
 * The end piece of a patola: elephants, flowers and parrots in rows between stripes, stepped like the tied
 * yarns.
 */
export async function patolaPallu(palette: Palette, seed: number): Promise<Tile> {
  const cell = 3;
  const rows = endPiece.flatMap(({ rows: lines, times }) =>
    Array.from({ length: times }, () => lines).flat(),
  );
  const columns = 32;
  const cloth = createCloth(
    { widthCm: (columns * cell) / 10, heightCm: (rows.length * cell) / 10, pxPerCm: GROUND_DETAIL },
    palette.edge,
    seed,
  );
  const ink: Record<string, Rgb> = {
    '.': rgb(palette.edge),
    a: rgb(palette.first),
    b: rgb(palette.ground),
    c: rgb(palette.third),
    d: rgb(palette.line),
  };
  const design: Design = (x, y) => {
    const line = rows[Math.min(rows.length - 1, Math.max(0, Math.floor(y / cell)))] ?? '.';
    return ink[line[mod(Math.floor(x / cell), line.length)] ?? '.'] ?? [0, 0, 0];
  };
  weave(cloth, design, { creep: 0.9, feather: 1.6, bundle: 1.5 });
  slubs(cloth, 0.05);
  return finish(cloth);
}

const basket = half([
  'd..............d',
  '.d............a.',
  '..d..........aba',
  '...d....c...aabb',
  '....d..cac...abc',
  '.....dcaaac..bcc',
  '..b..acabac...cc',
  '.bcb..cacac....c',
  'bcacb..ccc..b..b',
  '.bcb....c..bab..',
  '..b...b.b.baaab.',
  '......bbbb.bab.a',
  '.a...bcccb..b.aa',
  'aca..bcacb...aab',
  '.a....bbb...aabc',
  '....d......aaabc',
  '...d........aabb',
  '..d..........aaa',
  '.d............a.',
  'd..............d',
]);

const stripes = { rows: ['a', 'b', 'b', 'a', '.'], times: 1 };
const teeth = {
  rows: ['...cc...', '..cddc..', '.cddddc.', 'cddbbddc', '.cddddc.', '..cddc..', '...cc...', '........'],
  times: 1,
};
const elephants = {
  rows: [
    '................',
    '......b..b......',
    '......bccb......',
    '....aabbbbaa....',
    '...aaaabbaaaaa..',
    '..aaaaacaaaaaaa.',
    '.aaaaaaaaaaacaaa',
    '.aaaaaaaaaaaaaaa',
    'a.aaaaaaaaaaa.aa',
    'a.aaaaaaaaaaa..a',
    '..aaa.aaa.aaa..a',
    '..aaa.aaa.aaa.aa',
    '..aaa.aaa.aaa.a.',
    '..acc.acc.acc...',
    '................',
  ],
  times: 1,
};
const flowers = {
  rows: [
    '................',
    '.......cc.......',
    '......caac......',
    '..cc..caac..cc..',
    '.caac..cc..caac.',
    '.caaac.dd.caaac.',
    '..caacddddcaac..',
    '...cc.dbbd.cc...',
    '...cc.dbbd.cc...',
    '..caacddddcaac..',
    '.caaac.dd.caaac.',
    '.caac..cc..caac.',
    '..cc..caac..cc..',
    '......caac......',
    '.......cc.......',
    '................',
  ],
  times: 1,
};
const parrots = {
  rows: [
    '................',
    '.........bbb....',
    '........bcbbaa..',
    '........bbbba...',
    '.......bbbbb....',
    '..b...bbbbbb....',
    '...b.bbddbb.....',
    '....bbddbbb.....',
    '...bbbbbbb......',
    '..bb..bb........',
    '.bb...aa........',
    'bb...aaaa.......',
    '................',
  ],
  times: 1,
};
const endPiece = [
  stripes,
  teeth,
  stripes,
  elephants,
  stripes,
  flowers,
  stripes,
  parrots,
  stripes,
  teeth,
  stripes,
  elephants,
  stripes,
  { rows: ['a', '.', 'b', '.'], times: 3 },
];

/** Adds the mirrored right half to a left half. */
function half(rows: string[]): string[] {
  return rows.map((row) => row + [...row].reverse().join(''));
}

/**
 * Weaves the design, with every bundle of yarn shifted along its length and colours bleeding into each other
 * at the ends.
 */
function weave(
  cloth: ClothCanvas,
  design: Design,
  how: { creep: number; feather: number; bundle: number },
): void {
  const mm = 10 / cloth.pxPerCm;
  const bundles = Math.round((cloth.width * mm) / how.bundle);
  const drift = noiseField({ width: cloth.width, height: cloth.height }, 5, 40, cloth.seed + 71);
  for (let x = 0; x < cloth.width; x++) {
    const bundle = Math.floor((x / cloth.width) * bundles);
    const shift =
      (hash(cloth.seed, bundle) - 0.5) * 2 * how.creep + (hash(cloth.seed + 1, x) - 0.5) * how.feather * 0.5;
    const shade = 1 + (hash(cloth.seed + 2, x) - 0.5) * 0.1;
    for (let y = 0; y < cloth.height; y++) {
      const i = y * cloth.width + x;
      const at = (y + 0.5) * mm + shift + ((drift[i] ?? 0.5) - 0.5) * how.feather;
      // The dye fades over the last millimetres of a tied length, so three points along the yarn are sampled.
      const spread = how.feather * (0.25 + 0.3 * hash(cloth.seed + 3, x));
      const [a, b, c] = [design(x * mm, at - spread), design(x * mm, at), design(x * mm, at + spread)];
      for (let channel = 0; channel < 3; channel++) {
        const value = (a[channel] ?? 0) * 0.27 + (b[channel] ?? 0) * 0.46 + (c[channel] ?? 0) * 0.27;
        cloth.colour[i * 3 + channel] = value * shade;
      }
    }
  }
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}
