import type { Cloth } from './cloth.ts';

const sanganeri = {
  craft: 'block-print',
  material: 'cotton',
  fabric: 'Cotton cambric, 60s count',
  work: 'Hand block print, three blocks',
  origin: 'Sanganer, Rajasthan',
} as const;

const bagru = {
  craft: 'block-print',
  material: 'cotton',
  fabric: 'Cotton, 40s count',
  work: 'Hand block print with iron black and alizarin',
  origin: 'Bagru, Rajasthan',
} as const;

const dabu = {
  craft: 'dabu',
  material: 'cotton',
  fabric: 'Cotton, 40s count',
  work: 'Dabu mud resist, dyed in the vat',
  origin: 'Akola, Rajasthan',
} as const;

const ajrakh = {
  craft: 'ajrakh',
  material: 'cotton',
  fabric: 'Washed cotton, 60s count',
  work: 'Ajrakh resist and mordant print, natural dyes',
  origin: 'Ajrakhpur, Gujarat',
} as const;

const kalamkari = {
  craft: 'kalamkari',
  material: 'cotton',
  fabric: 'Unbleached cotton, 60s count',
  work: 'Kalamkari, drawn with a pen, natural dyes',
  origin: 'Srikalahasti, Andhra Pradesh',
} as const;

export const printedCloths = {
  'sanganeri-poppy-ivory': { ...sanganeri, colors: ['ivory', 'red'] },
  'sanganeri-marigold-white': { ...sanganeri, colors: ['white', 'yellow'] },
  'sanganeri-rose-jaal': { ...sanganeri, colors: ['pink', 'red'] },
  'sanganeri-mint-jaal': { ...sanganeri, colors: ['green', 'pink'] },
  'sanganeri-iris-sky': { ...sanganeri, colors: ['blue', 'indigo'] },
  'bagru-madder': { ...bagru, colors: ['red', 'ivory'] },
  'bagru-syahi-kora': { ...bagru, colors: ['ivory', 'black'] },
  'bagru-indigo-buta': { ...bagru, colors: ['indigo', 'ivory'], work: 'Hand block resist, dyed in indigo' },
  'dabu-indigo': { ...dabu, colors: ['indigo', 'white'] },
  'dabu-olive': { ...dabu, colors: ['green', 'ivory'] },
  'dabu-walnut': { ...dabu, colors: ['brown', 'ivory'] },
  'ajrakh-indigo': { ...ajrakh, colors: ['indigo', 'red'] },
  'ajrakh-rust': { ...ajrakh, colors: ['red', 'indigo'] },
  'ajrakh-green': { ...ajrakh, colors: ['green', 'black'] },
  'kalamkari-kora': { ...kalamkari, colors: ['ivory', 'red', 'indigo'] },
  'kalamkari-indigo': { ...kalamkari, colors: ['indigo', 'ivory'] },
  'kalamkari-madder': { ...kalamkari, colors: ['red', 'ivory'] },
} satisfies Record<string, Cloth>;
