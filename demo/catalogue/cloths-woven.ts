import type { Cloth } from './cloth.ts';

const banarasi = {
  craft: 'brocade',
  material: 'silk',
  fabric: 'Katan silk',
  work: 'Kadhua brocade in tested zari',
  origin: 'Banaras, Uttar Pradesh',
} as const;

const kanchipuram = {
  craft: 'temple-border',
  material: 'silk',
  fabric: 'Mulberry silk, three-ply',
  work: 'Korvai weave with a temple border in zari',
  origin: 'Kanchipuram, Tamil Nadu',
} as const;

const chanderi = {
  craft: 'chanderi',
  material: 'chanderi',
  fabric: 'Silk warp, cotton weft',
  work: 'Handwoven ashrafi butis in zari',
  origin: 'Chanderi, Madhya Pradesh',
} as const;

const handloom = {
  craft: 'handloom',
  material: 'cotton',
  fabric: 'Handloom cotton, 2/60s',
  work: 'Woven on a pit loom, yarn-dyed',
} as const;

const gingham = {
  craft: 'handloom',
  material: 'cotton',
  fabric: 'Handloom cotton, 2/40s',
  work: 'Yarn-dyed check',
  origin: 'Kannur, Kerala',
} as const;

export const wovenCloths = {
  'banarasi-maroon': { ...banarasi, colors: ['maroon', 'gold', 'green'] },
  'banarasi-emerald': { ...banarasi, colors: ['green', 'gold'] },
  'banarasi-midnight': { ...banarasi, colors: ['indigo', 'gold'] },
  'kanchipuram-peacock': { ...kanchipuram, colors: ['teal', 'pink', 'gold'] },
  'kanchipuram-mustard': { ...kanchipuram, colors: ['yellow', 'maroon', 'gold'] },
  'paithani-purple': {
    craft: 'temple-border',
    colors: ['purple', 'green', 'gold'],
    material: 'silk',
    fabric: 'Mulberry silk',
    work: 'Paithani tapestry border with asavali vines',
    origin: 'Yeola, Maharashtra',
  },
  'chanderi-lavender': { ...chanderi, colors: ['purple', 'gold'] },
  'chanderi-ivory': { ...chanderi, colors: ['ivory', 'gold'] },
  'chanderi-peach': { ...chanderi, colors: ['orange', 'gold'] },
  'maheshwari-teal': {
    craft: 'handloom',
    colors: ['teal', 'gold'],
    material: 'silk',
    fabric: 'Silk cotton',
    work: 'Fine stripes with a reversible bugdi border',
    origin: 'Maheshwar, Madhya Pradesh',
  },
  'kota-aqua': {
    craft: 'handloom',
    colors: ['blue', 'gold'],
    material: 'cotton',
    fabric: 'Kota doria, cotton with silk',
    work: 'Open khat checks with zari threads',
    origin: 'Kaithoon, Rajasthan',
  },
  'handloom-charcoal-stripe': {
    ...handloom,
    colors: ['grey', 'ivory', 'red'],
    origin: 'Maheshwar, Madhya Pradesh',
  },
  'handloom-rust-check': { ...handloom, colors: ['orange', 'black'], origin: 'Mangalagiri, Andhra Pradesh' },
  'mangalgiri-olive': {
    ...handloom,
    colors: ['green', 'gold'],
    work: 'Plain weave with a nizam border in zari',
    origin: 'Mangalagiri, Andhra Pradesh',
  },
  'khadi-mustard': {
    ...handloom,
    colors: ['yellow'],
    fabric: 'Khadi, handspun and handwoven',
    work: 'Plain khadi with slub',
    origin: 'Ponduru, Andhra Pradesh',
  },
  'jamdani-white': {
    craft: 'jamdani',
    colors: ['white', 'grey'],
    material: 'cotton',
    fabric: 'Muslin cotton, 100s count',
    work: 'Jamdani, motifs laid in by hand on the loom',
    origin: 'Phulia, West Bengal',
  },
  'gingham-mint': { ...gingham, colors: ['green', 'white'] },
  'gingham-red': { ...gingham, colors: ['red', 'white'] },
} satisfies Record<string, Cloth>;
