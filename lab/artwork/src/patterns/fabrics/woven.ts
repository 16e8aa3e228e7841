import { plainBorder, wovenBorder } from '../borders/thread-borders.ts';
import {
  brocadeBorder,
  bugdiBorder,
  paithaniBorder,
  templeBorder,
  zariBand,
} from '../borders/zari-borders.ts';
import { jamdani, jamdaniPallu } from '../crafts/jamdani.ts';
import { loom, type Yarns } from '../crafts/loom.ts';
import { zariButi, zariJaal } from '../crafts/zari-buti.ts';
import { place } from '../drawing.ts';
import { paisley } from '../motifs/butas.ts';
import { lotus, roundFlower } from '../motifs/flowers.ts';
import { coin, leafyButi, starButi } from '../motifs/loom-butis.ts';
import { ashrafiPallu, khatPallu, stripedPallu, templePallu } from '../pallus/bands.ts';
import { paithaniPallu } from '../pallus/paithani.ts';
import {
  coarseCotton,
  colours,
  cotton,
  cottonSilk,
  khadi,
  mulmul,
  type Recipe,
  silk,
  tissue,
  zariPallu,
} from './recipe.ts';

const brocade = {
  border: (palette) => brocadeBorder(palette),
  pallu: zariPallu,
  surface: silk,
} satisfies Partial<Recipe>;
const temple = {
  border: (palette) => templeBorder(palette),
  pallu: templePallu,
  surface: silk,
} satisfies Partial<Recipe>;
const coins = {
  body: (palette, seed) => zariButi(palette, seed, { motif: coin(5), stepX: 40, stepY: 50, meena: false }),
  border: (palette) => zariBand(palette, 40),
  pallu: ashrafiPallu,
  surface: tissue,
} satisfies Partial<Recipe>;
const gingham = {
  border: (palette) => plainBorder(palette, 30, true),
  surface: cotton,
} satisfies Partial<Recipe>;

/** Cloths patterned on the loom. */
export const wovenFabrics = {
  'banarasi-maroon': {
    ...brocade,
    palette: colours('#741529', '#1d7a58', '#c98b2e', '#1d7a58', '#3c0914', '#114a3a', '#d0a24a'),
    body: (palette, seed) =>
      zariButi(palette, seed, { motif: place(paisley(), { x: 0, y: 0, scale: 0.62 }), stepX: 50, stepY: 62 }),
  },
  'banarasi-emerald': {
    ...brocade,
    palette: colours('#0d5a45', '#c2304e', '#c98b2e', '#c2304e', '#062b22', '#0a4434', '#d2a64e'),
    body: (palette, seed) => zariButi(palette, seed, { motif: leafyButi(), stepX: 40, stepY: 60 }),
  },
  'banarasi-midnight': {
    ...brocade,
    palette: colours('#1c2450', '#b0305c', '#c98b2e', '#b0305c', '#0d1128', '#151b3d', '#cfa655'),
    body: (palette, seed) =>
      zariJaal(palette, seed, place(roundFlower({ petals: 9, radius: 13, width: 4 }), { x: 0, y: 0 })),
  },
  'kanchipuram-peacock': {
    ...temple,
    palette: colours('#0c5f70', '#d8a23c', '#b01c56', '#d8a23c', '#06323c', '#a5164f', '#d3a84e'),
    body: (palette, seed) =>
      zariButi(palette, seed, { motif: starButi(), stepX: 50, stepY: 60, meena: false }),
  },
  'kanchipuram-mustard': {
    ...temple,
    palette: colours('#d49a20', '#7a1626', '#8a1a2a', '#7a1626', '#5c1018', '#7a1626', '#d9b25a'),
    body: ({ ground, metal }, seed) => {
      const yarns: Yarns[] = [
        { colour: ground, width: 23.5 },
        { colour: metal, width: 1.5, zari: true },
      ];
      return loom({ warp: yarns, weft: yarns, repeats: [6, 6], slub: 0.03 }, seed);
    },
  },
  'paithani-purple': {
    palette: colours('#57246e', '#c8265c', '#1f7d4c', '#f0a32e', '#2a0f36', '#1d6e46', '#d3a94c'),
    body: (palette, seed) =>
      zariButi(palette, seed, { motif: coin(3.6), stepX: 35, stepY: 45, columns: 4, rows: 4, meena: false }),
    border: (palette) => paithaniBorder(palette),
    pallu: paithaniPallu,
    surface: silk,
  },
  'chanderi-lavender': {
    ...coins,
    palette: colours('#b9a4d2', '#d8a23c', '#d8a23c', '#d8a23c', '#7c66a0', '#a58cc4', '#c9a24e'),
  },
  'chanderi-ivory': {
    ...coins,
    palette: colours('#f1e7d0', '#c98a3a', '#c98a3a', '#c98a3a', '#a98a50', '#ead9b4', '#c29a44'),
    body: (palette, seed) =>
      zariButi(palette, seed, { motif: leafyButi(), stepX: 45, stepY: 60, meena: false }),
  },
  'chanderi-peach': {
    ...coins,
    palette: colours('#f2b590', '#c2566a', '#c2566a', '#c2566a', '#b06a48', '#e48d68', '#cba14a'),
    body: (palette, seed) =>
      zariButi(palette, seed, { motif: place(lotus(18), { x: 0, y: 7 }), stepX: 45, stepY: 55 }),
  },
  'maheshwari-teal': {
    palette: colours('#15686c', '#e9d9a8', '#0b4448', '#e9d9a8', '#062e30', '#0a3f44', '#cba852'),
    body: ({ ground, second, metal }, seed) =>
      loom(
        {
          warp: [
            { colour: ground, width: 9 },
            { colour: second, width: 1.5 },
            { colour: ground, width: 1.5 },
            { colour: metal, width: 0.8, zari: true },
            { colour: ground, width: 1.5 },
            { colour: second, width: 1.5 },
            { colour: ground, width: 9.2 },
          ],
          weft: [{ colour: ground, width: 25 }],
          repeats: [4, 4],
        },
        seed,
      ),
    border: (palette) => bugdiBorder(palette),
    pallu: (palette) => stripedPallu(palette, 5),
    surface: cottonSilk,
  },
  'kota-aqua': {
    palette: colours('#9fd0d2', '#e9f4f0', '#77b4b8', '#e9f4f0', '#3f8286', '#5fa6ac', '#cbab5a'),
    body: ({ ground, first, second, metal }, seed) => {
      const khat: Yarns[] = Array.from({ length: 5 }, (_, i) => [
        { colour: ground, width: 2.2 },
        { colour: second, width: 0.5 },
        { colour: ground, width: 1.1 },
        i === 4 ? { colour: metal, width: 1.2, zari: true } : { colour: first, width: 1.2 },
      ]).flat();
      return loom({ warp: khat, weft: khat, repeats: [6, 6], slub: 0.05 }, seed);
    },
    border: (palette) => zariBand(palette, 36),
    pallu: khatPallu,
    surface: { ...tissue, sheen: 0.2, sheer: 0.35 },
  },
  'handloom-charcoal-stripe': {
    palette: colours('#43424a', '#e9e2d2', '#b03a2c', '#6a6972', '#1f1e23', '#a83428'),
    body: ({ ground, first, second, third }, seed) =>
      loom(
        {
          warp: [
            { colour: ground, width: 8 },
            { colour: first, width: 1.2 },
            { colour: ground, width: 2 },
            { colour: third, width: 4 },
            { colour: ground, width: 2 },
            { colour: first, width: 1.2 },
            { colour: ground, width: 5.1 },
            { colour: second, width: 1.5 },
          ],
          weft: [{ colour: ground, width: 25 }],
          repeats: [5, 5],
          slub: 0.12,
        },
        seed,
      ),
    border: (palette) => wovenBorder(palette),
    surface: coarseCotton,
  },
  'handloom-rust-check': {
    palette: colours('#b8552a', '#2a201d', '#e9c58c', '#2a201d', '#2a201d', '#2a201d'),
    body: ({ ground, first, second }, seed) => {
      const check: Yarns[] = [
        { colour: ground, width: 17 },
        { colour: first, width: 4 },
        { colour: ground, width: 2 },
        { colour: second, width: 1.2 },
        { colour: ground, width: 2 },
        { colour: first, width: 3.8 },
      ];
      return loom({ warp: check, weft: check, repeats: [5, 5], slub: 0.12 }, seed);
    },
    border: (palette) => wovenBorder({ ...palette, first: '#d98a4a' }),
    surface: coarseCotton,
  },
  'mangalgiri-olive': {
    palette: colours('#6f7434', '#d9cf9a', '#4d5222', '#d9cf9a', '#33370f', '#4a5020', '#cba64c'),
    body: plainWeave,
    border: (palette) => templeBorder(palette, 60),
    pallu: (palette) => stripedPallu(palette, 9),
    surface: cotton,
  },
  'khadi-mustard': {
    palette: colours('#cf9a2e', '#f3e3b8', '#8a5a18', '#8a5a18', '#5c3a10', '#b37f1e'),
    body: plainWeave,
    border: (palette) => wovenBorder({ ...palette, edge: '#b37f1e', second: '#7d3b1c' }),
    surface: khadi,
  },
  'jamdani-white': {
    palette: colours('#f1ece1', '#ffffff', '#8a98a6', '#8a98a6', '#bdbab2', '#ece6da'),
    body: jamdani,
    border: (palette) => wovenBorder(palette, 48),
    pallu: jamdaniPallu,
    surface: { ...mulmul, sheer: 0.22 },
  },
  'gingham-mint': {
    ...gingham,
    palette: colours('#8ec7a8', '#ffffff', '#f6f7f2', '#ffffff', '#4d8668', '#f7f8f4'),
    body: squares(8),
  },
  'gingham-red': {
    ...gingham,
    palette: colours('#c62a2e', '#fffaf2', '#c62a2e', '#ffffff', '#7a1518', '#b02226'),
    body: squares(10),
  },
} satisfies Record<string, Recipe>;

/** Even checks of colour and white, `side` mm each. */
function squares(side: number): Recipe['body'] {
  return ({ ground, third }, seed) => {
    const yarns: Yarns[] = [
      { colour: ground, width: side },
      { colour: third, width: side },
    ];
    return loom({ warp: yarns, weft: yarns, repeats: [8, 8], slub: 0.05 }, seed);
  };
}

function plainWeave({ ground }: { ground: string }, seed: number) {
  const yarns: Yarns[] = [{ colour: ground, width: 30 }];
  return loom({ warp: yarns, weft: yarns, repeats: [5, 5], slub: 0.2, uneven: 0.06 }, seed);
}
