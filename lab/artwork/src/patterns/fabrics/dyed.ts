import { knotBorder, steppedBorder } from '../borders/dyed-borders.ts';
import { gotaEdging, zariBand } from '../borders/zari-borders.ts';
import { bandhani, gharchola } from '../crafts/bandhani.ts';
import { ikatDiamonds, patola, patolaPallu } from '../crafts/ikat.ts';
import { leheriya, mothara } from '../crafts/leheriya.ts';
import { gharcholaPallu, gotaPallu } from '../pallus/bands.ts';
import { colours, cotton, georgette, mulmul, type Recipe, silk, zariPallu } from './recipe.ts';

const tied = {
  body: bandhani,
  border: (palette, seed) => knotBorder(palette, seed),
  pallu: zariPallu,
  surface: georgette,
} satisfies Partial<Recipe>;

const bound = {
  border: (palette) => gotaEdging(palette),
  pallu: gotaPallu,
  surface: mulmul,
} satisfies Partial<Recipe>;

const tiedYarn = {
  body: ikatDiamonds,
  border: (palette) => steppedBorder(palette),
  surface: cotton,
} satisfies Partial<Recipe>;

const tiedSilk = {
  body: patola,
  border: (palette) => zariBand(palette, 45),
  pallu: patolaPallu,
  surface: silk,
} satisfies Partial<Recipe>;

/** Waves in the palette's colours, each followed by a pale line. */
function waves(widths: readonly number[]): Recipe['body'] {
  return ({ ground, first, second, third }, seed) => {
    const inks = [ground, first, second, first, third, first];
    return leheriya(
      widths.map((width, i) => ({ width, colour: inks[i] ?? ground })),
      seed,
    );
  };
}

/** Cloths that are tied or bound before dyeing, as cloth or as yarn. */
export const dyedFabrics = {
  'bandhani-rani': {
    ...tied,
    palette: colours('#ad1457', '#f8e6cc', '#f4b63c', '#f4b63c', '#6d1038', '#d98a1e'),
  },
  'bandhani-haldi': {
    ...tied,
    palette: colours('#e7a323', '#fff3d6', '#c23020', '#c23020', '#8a2a18', '#b02c1e'),
    surface: mulmul,
  },
  'bandhani-peacock': {
    ...tied,
    palette: colours('#0d6a72', '#f6ead0', '#f0913a', '#f0913a', '#07373c', '#c4581e'),
    surface: silk,
  },
  'bandhani-rust': {
    ...tied,
    palette: colours('#b4481f', '#fbeed4', '#f6c65a', '#f6c65a', '#5d2110', '#6b1a1c'),
    surface: silk,
  },
  'bandhani-maroon': {
    ...tied,
    palette: colours('#76142a', '#f6e3c9', '#f0b440', '#f0b440', '#3c0914', '#14543f'),
    body: gharchola,
    pallu: gharcholaPallu,
    surface: silk,
  },
  'leheriya-haldi': {
    ...bound,
    palette: colours('#f0ac1c', '#fff6de', '#ea7a24', '#f0ac1c', '#8a4a10', '#e0701e'),
    body: waves([17.5, 7.5, 17.5, 7.5]),
  },
  'leheriya-rani': {
    ...bound,
    palette: colours('#c9185f', '#fff0ea', '#e45a92', '#f6c0ce', '#7a0f3a', '#a8124c'),
    body: waves([21, 6, 10.5, 12.5]),
    surface: georgette,
  },
  'leheriya-peacock': {
    ...bound,
    palette: colours('#0b7a86', '#f2f4e6', '#12a095', '#0b4f6e', '#06343a', '#0a4f5e'),
    body: waves([14, 5, 7, 4, 4, 3.5]),
  },
  'leheriya-panchrang': {
    ...bound,
    palette: colours('#e2571f', '#fff4dc', '#d81e63', '#2f8a4e', '#7a1f10', '#c7202a'),
    body: fiveColours,
  },
  'mothara-violet': {
    ...bound,
    palette: colours('#5d3690', '#f0e6f2', '#f4c64a', '#f4c64a', '#2e1a4c', '#3f2068'),
    body: ({ ground, first, second }, seed) => mothara(ground, first, second, seed),
    surface: georgette,
  },
  'ikat-teal': {
    ...tiedYarn,
    palette: colours('#1c6470', '#f3e6cb', '#e99a34', '#d4543c', '#0f3a42', '#c2502f'),
  },
  'ikat-indigo': {
    ...tiedYarn,
    palette: colours('#223a70', '#f2f0e8', '#9db4d4', '#f2f0e8', '#13203f', '#16264f'),
  },
  'ikat-rust': {
    ...tiedYarn,
    palette: colours('#8a4424', '#efe0c4', '#2a201c', '#d99a4e', '#2a201c', '#2a201c'),
  },
  'patola-teal': {
    ...tiedSilk,
    palette: colours('#0f5f68', '#f0c447', '#a5203a', '#f6ecd4', '#3fa08e', '#8d1b36'),
  },
  'patola-maroon': {
    ...tiedSilk,
    palette: colours('#761426', '#f0c044', '#1d6a48', '#f6ead0', '#cf5a3c', '#15503a'),
  },
} satisfies Record<string, Recipe>;

function fiveColours(_: unknown, seed: number) {
  const white = '#fff6e2';
  const inks = ['#e2571f', '#f4b223', '#d81e63', '#2f8a4e', '#2c5fa8'];
  return leheriya(
    inks.flatMap((colour) => [
      { colour, width: 11 },
      { colour: white, width: 4 },
    ]),
    seed,
  );
}
