import type { DemoProduct, GarmentName, Sleeve, TaxRule } from './types.ts';

/** The properties shared by all products of a cut. */
export type Cut = {
  category: DemoProduct['category'];
  subCategory: string;
  type: string;
  gender: 'women' | 'girls' | 'boys';
  sizing: 'women' | 'children' | 'shoe' | 'none';
  fit: string;
  length: string;
  /** Women: length in size M, cm. Children: fraction of the child's height. */
  measure: number;
  /** Women: how much wider the garment is than the body, cm. */
  ease: number;
  /** The sleeve of the upper garment, unless the product has another. */
  sleeve?: Sleeve;
  pockets?: string;
  /** The second piece of a set. Its length is in the unit of `measure`. */
  lower?: { name: string; length: number };
  hsn: string;
  taxRule: TaxRule;
  garment: GarmentName;
};

const kurti = {
  category: 'Women',
  subCategory: 'Topwear',
  gender: 'women',
  sizing: 'women',
  sleeve: 'three-quarter',
  ease: 8,
  hsn: '620630',
  taxRule: 'garment',
} as const;

const set = { ...kurti, category: 'Sets', hsn: '621142' } as const;

const unsized = { gender: 'women', sizing: 'none', measure: 0, ease: 0 } as const;

const saree = {
  ...unsized,
  category: 'Sarees',
  type: 'saree',
  fit: 'Draped; an unstitched blouse piece of 80 cm, in the colour of the blouse shown, is attached',
  length: '5.5 m and 0.8 m blouse piece, 115 cm wide',
  taxRule: 'fabric',
  garment: 'saree',
} as const;

const kids = {
  category: 'Kids',
  sizing: 'children',
  ease: 0,
  taxRule: 'garment',
} as const;

const accessory = { ...unsized, category: 'Accessories', fit: '', taxRule: 'accessory' } as const;

export const cuts = {
  straight: {
    ...kurti,
    type: 'straight',
    fit: 'Straight, easy at the hip, side slits',
    pockets: 'one pocket in the side seam',
    length: 'Calf length',
    measure: 112,
    garment: 'kurti',
  },
  aLine: {
    ...kurti,
    type: 'a-line',
    fit: 'A-line, fitted at the bust, no slits',
    pockets: 'pockets in both side seams',
    length: 'Knee length',
    measure: 104,
    garment: 'kurti-aline',
  },
  short: {
    ...kurti,
    type: 'short-kurti',
    fit: 'Relaxed, straight from the shoulder',
    pockets: 'no pockets',
    length: 'Hip length',
    measure: 76,
    ease: 14,
    garment: 'kurti-short',
  },
  anarkali: {
    ...kurti,
    subCategory: 'Dresses',
    type: 'anarkali',
    fit: 'Fitted bodice, full flare of twelve kalis',
    pockets: 'one pocket in the side seam',
    length: 'Ankle length',
    measure: 132,
    ease: 6,
    sleeve: 'long',
    hsn: '620442',
    garment: 'anarkali',
  },
  kurtiSet: {
    ...set,
    subCategory: 'Kurti Sets',
    type: 'kurti-set',
    fit: 'Straight kurti, tapered trousers with an elastic back',
    pockets: 'two pockets in the trousers',
    length: 'Kurti below the knee, trousers to the ankle',
    measure: 102,
    lower: { name: 'Trouser', length: 94 },
    garment: 'kurti-set',
  },
  palazzoSet: {
    ...set,
    subCategory: 'Palazzo Sets',
    type: 'palazzo-set',
    fit: 'Straight kurti, wide palazzo with a drawstring',
    pockets: 'one pocket in the palazzo',
    length: 'Kurti below the knee, palazzo to the ankle',
    measure: 102,
    lower: { name: 'Palazzo', length: 96 },
    garment: 'palazzo-set',
  },
  shararaSet: {
    ...set,
    subCategory: 'Sharara Sets',
    type: 'sharara-set',
    fit: 'Short fitted kurti, sharara gathered under its hem and flared',
    pockets: 'no pockets',
    length: 'Kurti above the knee, sharara to the floor',
    measure: 88,
    lower: { name: 'Sharara', length: 98 },
    ease: 6,
    garment: 'sharara-set',
  },
  suitPiece: {
    ...unsized,
    category: 'Sets',
    subCategory: 'Suit Pieces',
    type: 'suit-piece',
    fit: 'Unstitched, to be cut to your measure up to 3XL',
    length: 'Kurta 2.5 m, trousers 2.5 m, dupatta 2.4 m',
    hsn: '520852',
    taxRule: 'fabric',
    garment: 'suit-piece',
  },
  cottonSaree: { ...saree, subCategory: 'Handloom', hsn: '520842' },
  silkSaree: { ...saree, subCategory: 'Silk', hsn: '500720' },
  printedSaree: { ...saree, subCategory: 'Printed', hsn: '520852' },
  dupatta: {
    ...accessory,
    subCategory: 'Dupattas',
    type: 'dupatta',
    length: '',
    hsn: '621490',
    taxRule: 'garment',
    garment: 'dupatta',
  },
  // Footwear is taxed by the same slabs as garments.
  jutti: {
    ...accessory,
    subCategory: 'Footwear',
    type: 'jutti',
    sizing: 'shoe',
    fit: 'Closed toe, flat with a heel of 0.5 cm, no left or right until you have worn them',
    length: '',
    hsn: '640520',
    taxRule: 'garment',
    garment: 'jutti',
  },
  potli: {
    ...accessory,
    subCategory: 'Bags',
    type: 'potli-bag',
    fit: 'Closes with a drawstring',
    length: '',
    hsn: '420222',
    garment: 'potli',
  },
  jhumka: {
    ...accessory,
    subCategory: 'Jewellery',
    type: 'jhumka',
    fit: 'Hook, for pierced ears',
    length: '',
    hsn: '711719',
    taxRule: 'jewellery',
    garment: 'jhumka',
  },
  bangles: {
    ...accessory,
    subCategory: 'Jewellery',
    type: 'bangles',
    fit: 'Bangle size 2-10',
    length: '',
    hsn: '711719',
    taxRule: 'jewellery',
    garment: 'bangles',
  },
  frock: {
    ...kids,
    subCategory: 'Girls',
    type: 'frock',
    gender: 'girls',
    fit: 'Easy bodice, short sleeves, gathered skirt',
    length: 'Below the knee',
    measure: 0.55,
    hsn: '620442',
    garment: 'frock',
  },
  lehenga: {
    ...kids,
    subCategory: 'Girls',
    type: 'lehenga-choli',
    gender: 'girls',
    fit: 'Lined choli with short sleeves, lehenga with an elastic waist',
    length: 'Choli above the waist, lehenga to the ankle',
    measure: 0.22,
    lower: { name: 'Lehenga', length: 0.54 },
    hsn: '620452',
    garment: 'lehenga-choli',
  },
  boysKurta: {
    ...kids,
    subCategory: 'Boys',
    type: 'kurta-set',
    gender: 'boys',
    fit: 'Straight kurta with a stand collar, long sleeves and side slits; pyjamas with an elastic waist',
    length: 'Kurta to the knee, pyjamas to the ankle',
    measure: 0.5,
    lower: { name: 'Pyjama', length: 0.56 },
    hsn: '621132',
    garment: 'boys-kurta',
  },
} satisfies Record<string, Cut>;
export type CutName = keyof typeof cuts;
