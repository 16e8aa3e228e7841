import {
  ajrakhBorder,
  leafBorder,
  lotusBorder,
  phoolBorder,
  vineBorder,
} from '../borders/printed-borders.ts';
import { ajrakh } from '../crafts/ajrakh.ts';
import { bagruPrint, bagruResist } from '../crafts/bagru.ts';
import { dabu } from '../crafts/dabu.ts';
import { kalamkari } from '../crafts/kalamkari.ts';
import { sanganeriButi, sanganeriJaal } from '../crafts/sanganeri.ts';
import { irisSprig, marigoldSprig, poppySprig } from '../motifs/sprigs.ts';
import { kairiPallu } from '../pallus/kairi.ts';
import { bagruPallu, sanganeriPallu, treePallu } from '../pallus/printed.ts';
import { coarseCotton, colours, cotton, mulmul, type Recipe } from './recipe.ts';

const sanganeri = { border: (palette) => vineBorder(palette), surface: cotton } satisfies Partial<Recipe>;
const jaal = { ...sanganeri, body: sanganeriJaal } satisfies Partial<Recipe>;
const dabuPrint = {
  body: dabu,
  border: (palette) => leafBorder(palette),
  surface: coarseCotton,
} satisfies Partial<Recipe>;
const ajrakhPrint = {
  body: ajrakh,
  border: (palette) => ajrakhBorder(palette),
  pallu: (palette) => kairiPallu(palette, { with: 'ink', colour: palette.third, ground: palette.first }),
  surface: cotton,
} satisfies Partial<Recipe>;
const pen = {
  body: kalamkari,
  border: (palette) => lotusBorder(palette),
  pallu: (palette) => kairiPallu(palette, { with: 'ink', colour: palette.ground, ground: palette.edge }),
  surface: cotton,
} satisfies Partial<Recipe>;

/** Cloths printed with blocks or drawn with the pen. */
export const printedFabrics = {
  'sanganeri-poppy-ivory': {
    ...sanganeri,
    palette: colours('#f6eedd', '#cf4630', '#5d7a4a', '#e6aa3c', '#7d2a1d', '#b83a28'),
    body: (palette, seed) => sanganeriButi(palette, seed, { motif: poppySprig(), stepX: 32, stepY: 50 }),
    pallu: sanganeriPallu,
    surface: mulmul,
  },
  'sanganeri-marigold-white': {
    ...sanganeri,
    palette: colours('#fbf8f0', '#eda62a', '#4f7d4b', '#e0702a', '#8a4a16', '#e39a22'),
    body: (palette, seed) => sanganeriButi(palette, seed, { motif: marigoldSprig(), stepX: 40, stepY: 60 }),
    surface: mulmul,
  },
  'sanganeri-rose-jaal': {
    ...jaal,
    palette: colours('#f0cfcb', '#c02f54', '#64794a', '#8f1d3d', '#742a3b', '#a8284a'),
  },
  'sanganeri-mint-jaal': {
    ...jaal,
    palette: colours('#d9e9da', '#e0688a', '#4c8560', '#c43f68', '#2f6248', '#d65c80'),
  },
  'sanganeri-iris-sky': {
    ...sanganeri,
    palette: colours('#cfe0ee', '#4a55a8', '#4d7f72', '#8b6cc0', '#27346e', '#32407f'),
    body: (palette, seed) => sanganeriButi(palette, seed, { motif: irisSprig(), stepX: 45, stepY: 65 }),
  },
  'bagru-madder': {
    palette: colours('#a23a2a', '#f0dfbd', '#2b1a16', '#dcae5e', '#2b1a16', '#2b1a16'),
    body: bagruPrint,
    border: (palette) => phoolBorder(palette),
    surface: coarseCotton,
  },
  'bagru-syahi-kora': {
    palette: colours('#e6d6b2', '#a3352a', '#31251f', '#a3352a', '#2b211d', '#31251f'),
    body: bagruPrint,
    border: (palette) => phoolBorder(palette),
    surface: coarseCotton,
  },
  'bagru-indigo-buta': {
    palette: colours('#22315f', '#ece3d0', '#ece3d0', '#b8412d', '#22315f', '#9c3526'),
    body: bagruResist,
    border: (palette) => phoolBorder({ ...palette, ground: '#ece3d0', first: '#b8412d', edge: '#22315f' }),
    pallu: bagruPallu,
    surface: mulmul,
  },
  'dabu-indigo': {
    ...dabuPrint,
    palette: colours('#2c4f80', '#dbe1e2', '#b8c6d4', '#b8c6d4', '#16284a', '#1a2f58'),
  },
  'dabu-olive': {
    ...dabuPrint,
    palette: colours('#6c6d38', '#e6dfbd', '#d6cf9c', '#d6cf9c', '#3d3f1d', '#474922'),
  },
  'dabu-walnut': {
    ...dabuPrint,
    palette: colours('#6b4630', '#e7d3b4', '#d9bd94', '#d9bd94', '#3b2418', '#3f281b'),
  },
  'ajrakh-indigo': {
    ...ajrakhPrint,
    palette: colours('#22346b', '#99342c', '#16182a', '#eadfc8', '#16182a', '#99342c'),
  },
  'ajrakh-rust': {
    ...ajrakhPrint,
    palette: colours('#a8482a', '#22346b', '#2a1612', '#efe0c4', '#2a1612', '#22346b'),
  },
  'ajrakh-green': {
    ...ajrakhPrint,
    palette: colours('#3f6444', '#a23a2b', '#1c2a20', '#ece2c8', '#1c2a20', '#8c2f25'),
  },
  'kalamkari-kora': {
    ...pen,
    pallu: treePallu,
    palette: colours('#ecdfc0', '#b0402c', '#2f4a6e', '#cf9430', '#2a1d18', '#8e3325'),
  },
  'kalamkari-indigo': {
    ...pen,
    palette: colours('#24345f', '#e9dcc0', '#7f9bb8', '#d08a52', '#10182f', '#8e3325'),
  },
  'kalamkari-madder': {
    ...pen,
    pallu: treePallu,
    palette: colours('#9c3426', '#f0e0c0', '#2b2a3c', '#e0a84a', '#2a1210', '#27304f'),
  },
} satisfies Record<string, Recipe>;
