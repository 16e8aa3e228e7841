import type { Cloth } from './cloth.ts';

const bandhani = {
  craft: 'bandhani',
  material: 'georgette',
  fabric: 'Viscose georgette',
  work: 'Bandhani, tied by hand and dyed in two baths',
  origin: 'Jamnagar, Gujarat',
} as const;

const leheriya = {
  craft: 'leheriya',
  material: 'cotton',
  fabric: 'Mulmul cotton',
  work: 'Leheriya, rolled and wrap-dyed on the diagonal',
  origin: 'Jaipur, Rajasthan',
} as const;

const ikat = {
  craft: 'ikat',
  material: 'cotton',
  fabric: 'Handloom cotton, 2/80s',
  work: 'Ikat, yarn tied and dyed before weaving',
  origin: 'Pochampally, Telangana',
} as const;

const patola = {
  craft: 'ikat',
  material: 'silk',
  fabric: 'Mulberry silk',
  work: 'Single-ikat patola weave',
  origin: 'Rajkot, Gujarat',
} as const;

export const dyedCloths = {
  'bandhani-rani': { ...bandhani, colors: ['pink', 'yellow'] },
  'bandhani-haldi': { ...bandhani, colors: ['yellow', 'red'], material: 'cotton', fabric: 'Mulmul cotton' },
  'bandhani-peacock': { ...bandhani, colors: ['teal', 'orange'], material: 'silk', fabric: 'Gajji silk' },
  'bandhani-rust': { ...bandhani, colors: ['orange', 'ivory'], material: 'silk', fabric: 'Gajji silk' },
  'bandhani-maroon': {
    ...bandhani,
    colors: ['maroon', 'gold'],
    material: 'silk',
    fabric: 'Mulberry silk with a zari grid',
    work: 'Gharchola: bandhani within woven zari squares',
  },
  'leheriya-haldi': { ...leheriya, colors: ['yellow', 'orange'] },
  'leheriya-rani': {
    ...leheriya,
    colors: ['pink', 'ivory'],
    material: 'georgette',
    fabric: 'Viscose georgette',
  },
  'leheriya-peacock': { ...leheriya, colors: ['teal', 'ivory'] },
  'leheriya-panchrang': {
    ...leheriya,
    colors: ['orange', 'yellow', 'pink', 'green'],
    work: 'Panchrang leheriya, five colours',
  },
  'mothara-violet': {
    ...leheriya,
    colors: ['purple', 'ivory'],
    material: 'georgette',
    fabric: 'Viscose georgette',
    work: 'Mothara: leheriya dyed twice, crosswise',
  },
  'ikat-teal': { ...ikat, colors: ['teal', 'orange'] },
  'ikat-indigo': { ...ikat, colors: ['indigo', 'white'] },
  'ikat-rust': { ...ikat, colors: ['brown', 'ivory', 'black'] },
  'patola-teal': { ...patola, colors: ['teal', 'yellow'] },
  'patola-maroon': { ...patola, colors: ['maroon', 'green', 'yellow'] },
} satisfies Record<string, Cloth>;
