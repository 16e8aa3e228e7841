import type { Cloth } from './cloth.ts';

const chikan = {
  craft: 'chikankari',
  material: 'cotton',
  fabric: 'Mulmul cotton',
  work: 'Chikankari: shadow work, stem stitch and jaali by hand',
  origin: 'Lucknow, Uttar Pradesh',
} as const;

const gota = {
  craft: 'gota',
  material: 'silk',
  fabric: 'Cotton silk',
  work: 'Gota patti, cut and stitched by hand',
  origin: 'Jaipur, Rajasthan',
} as const;

const phulkari = {
  craft: 'phulkari',
  material: 'cotton',
  fabric: 'Handspun khaddar cotton',
  work: 'Phulkari darning stitch in floss silk',
  origin: 'Patiala, Punjab',
} as const;

/** Embroidered and ornamented cloth. */
export const workedCloths = {
  'chikan-sage': { ...chikan, colors: ['green', 'white'] },
  'chikan-blush': { ...chikan, colors: ['pink', 'white'] },
  'chikan-powder': { ...chikan, colors: ['blue', 'white'] },
  'chikan-white': { ...chikan, colors: ['white'] },
  'chikan-lavender': {
    ...chikan,
    colors: ['purple', 'white'],
    material: 'georgette',
    fabric: 'Viscose georgette',
  },
  'gota-emerald': { ...gota, colors: ['green', 'gold'] },
  'gota-rani': { ...gota, colors: ['pink', 'gold'] },
  'gota-peach': { ...gota, colors: ['orange', 'gold'], material: 'chanderi', fabric: 'Chanderi silk cotton' },
  'phulkari-madder': { ...phulkari, colors: ['red', 'yellow', 'pink'] },
  'phulkari-ivory': { ...phulkari, colors: ['ivory', 'pink', 'orange'] },
  'mukaish-black': {
    craft: 'mukaish',
    colors: ['black', 'gold'],
    material: 'georgette',
    fabric: 'Viscose georgette',
    work: 'Mukaish: flattened metal wire, dot by dot',
    origin: 'Lucknow, Uttar Pradesh',
  },
} satisfies Record<string, Cloth>;
