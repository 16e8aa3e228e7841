import { darnedBorder, scallopBorder } from '../borders/thread-borders.ts';
import { gotaLace, zariBand } from '../borders/zari-borders.ts';
import { chikan } from '../crafts/chikan.ts';
import { gota } from '../crafts/gota.ts';
import { mukaish } from '../crafts/mukaish.ts';
import { phulkariBagh, phulkariButi } from '../crafts/phulkari.ts';
import { kairiPallu } from '../pallus/kairi.ts';
import { colours, cottonSilk, georgette, khadi, mulmul, type Recipe, silk, tissue } from './recipe.ts';

const white = '#fdfcf8';
const embroidered = {
  body: chikan,
  border: (palette) => scallopBorder(palette),
  surface: mulmul,
} satisfies Partial<Recipe>;
const ribbon = { border: (palette) => gotaLace(palette), surface: cottonSilk } satisfies Partial<Recipe>;
const floss = {
  border: (palette) => darnedBorder(palette),
  pallu: (palette) => kairiPallu(palette, { with: 'thread', colour: palette.first, ground: palette.ground }),
  surface: khadi,
} satisfies Partial<Recipe>;

/** Cloths decorated with needle, ribbon or wire. */
export const workedFabrics = {
  'chikan-sage': { ...embroidered, palette: colours('#a9b894', white, white, '#8c9c78', white, '#9dad88') },
  'chikan-blush': { ...embroidered, palette: colours('#e6b5a9', white, white, '#c8897c', white, '#dba497') },
  'chikan-powder': { ...embroidered, palette: colours('#a9c4d6', white, white, '#7fa0b8', white, '#98b6ca') },
  'chikan-white': {
    ...embroidered,
    palette: colours('#efe8da', '#ffffff', white, '#b9ab92', white, '#faf6ee'),
  },
  'chikan-lavender': {
    ...embroidered,
    palette: colours('#bfb0d6', white, white, '#9583b4', white, '#b09fca'),
    surface: georgette,
  },
  'gota-emerald': {
    ...ribbon,
    palette: colours('#0e5443', '#f3e3bd', '#c98b2e', '#8e1c34', '#062b22', '#0b4236', '#d6ab4c'),
    body: gota,
  },
  'gota-rani': {
    ...ribbon,
    palette: colours('#b3155f', '#2f8f5a', '#f3c24a', '#2f8f5a', '#5f0c34', '#8f0f4a', '#d9ae4e'),
    body: (palette, seed) => gota(palette, seed, 'tree'),
    surface: silk,
  },
  'gota-peach': {
    ...ribbon,
    palette: colours('#f0b48f', '#d05a6a', '#f6ddc2', '#d05a6a', '#9c5a3c', '#e49a70', '#d2a04a'),
    body: (palette, seed) => gota(palette, seed, 'tree'),
    surface: tissue,
  },
  'phulkari-madder': {
    ...floss,
    palette: colours('#8f2a22', '#f0a92c', '#e2447a', '#f6e3b4', '#4c120f', '#8f2a22'),
    body: phulkariBagh,
  },
  'phulkari-ivory': {
    ...floss,
    palette: colours('#f0e6d0', '#e0447c', '#ef8f2a', '#6f9a4a', '#8a4a30', '#efe3ca'),
    body: phulkariButi,
  },
  'mukaish-black': {
    palette: colours('#1b191d', '#e8d4a0', '#e8d4a0', '#e8d4a0', '#000000', '#131115', '#d8bd7c'),
    body: mukaish,
    border: (palette) => zariBand(palette, 42),
    surface: georgette,
  },
} satisfies Record<string, Recipe>;
