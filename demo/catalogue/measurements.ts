import type { ProductDetails } from '@gulmohar/contract/catalogue/product.ts';

type Measurements = ProductDetails['measurements'];

/** Body measurements in cm by size, with the shoulder width of a garment that fits. */
const women = {
  XS: { bust: 81, waist: 66, hip: 89, shoulder: 35 },
  S: { bust: 86, waist: 71, hip: 94, shoulder: 36 },
  M: { bust: 91, waist: 76, hip: 99, shoulder: 37 },
  L: { bust: 97, waist: 82, hip: 104, shoulder: 38 },
  XL: { bust: 102, waist: 87, hip: 109, shoulder: 39 },
  XXL: { bust: 108, waist: 93, hip: 115, shoulder: 40 },
  '3XL': { bust: 114, waist: 99, hip: 121, shoulder: 41 },
};

const children = {
  '2-3Y': { chest: 54, waist: 52, height: 96 },
  '4-5Y': { chest: 58, waist: 54, height: 110 },
  '6-7Y': { chest: 62, waist: 56, height: 122 },
  '8-9Y': { chest: 67, waist: 59, height: 134 },
  '10-11Y': { chest: 72, waist: 62, height: 145 },
};

/** Foot lengths in cm by European size. */
const feet = { '36': 22.9, '37': 23.5, '38': 24.1, '39': 24.8, '40': 25.4, '41': 26 };

export const womensSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'] as const;
export const childrensSizes = ['2-3Y', '4-5Y', '6-7Y', '8-9Y', '10-11Y'] as const;
export const shoeSizes = ['36', '37', '38', '39', '40', '41'] as const;

/** The second piece of a set, and its length as for the first. */
type Lower = { name: string; length: number } | undefined;

/**
 * @param ease how much wider the garment is than the body, cm
 * @param length of the garment in size M, cm
 */
export function womensChart(ease: number, length: number, lower: Lower): Measurements {
  return chart(womensSizes, (size, index) => {
    const { bust, waist, hip, shoulder } = women[size];
    return [
      { name: 'Bust', bodyCm: bust, garmentCm: bust + ease },
      { name: 'Waist', bodyCm: waist, garmentCm: waist + ease + 4 },
      { name: 'Hip', bodyCm: hip, garmentCm: hip + ease + 2 },
      { name: 'Shoulder', garmentCm: shoulder },
      { name: 'Length', garmentCm: length + index - 2 },
      ...lowerRows(lower, waist + 2, (atM) => atM + (index - 2) / 2),
    ];
  });
}

/** @param lengthByHeight length of the garment as a fraction of the child's height */
export function childrensChart(lengthByHeight: number, lower: Lower): Measurements {
  return chart(childrensSizes, (size) => {
    const { chest, waist, height } = children[size];
    return [
      { name: 'Chest', bodyCm: chest, garmentCm: chest + 8 },
      { name: 'Waist', bodyCm: waist, garmentCm: waist + 10 },
      { name: 'Height', bodyCm: height },
      { name: 'Length', garmentCm: Math.round(height * lengthByHeight) },
      ...lowerRows(lower, waist, (byHeight) => Math.round(height * byHeight)),
    ];
  });
}

function lowerRows(
  lower: Lower,
  waistCm: number,
  lengthOf: (length: number) => number,
): Measurements[string] {
  if (!lower) return [];
  return [
    { name: `${lower.name} waist`, garmentCm: waistCm },
    { name: `${lower.name} length`, garmentCm: lengthOf(lower.length) },
  ];
}

export function shoeChart(): Measurements {
  return chart(shoeSizes, (size) => [
    { name: 'Foot length', bodyCm: feet[size] },
    { name: 'Sole length', garmentCm: feet[size] + 1 },
  ]);
}

/** For products that have measurements but no sizes: a length of cloth, a bag. */
export function pieceChart(dimensions: Record<string, number>): Measurements {
  const row = Object.entries(dimensions).map(([name, garmentCm]) => ({ name, garmentCm }));
  return row.length > 0 ? { 'One size': row } : {};
}

function chart<Size extends string>(
  sizes: readonly Size[],
  row: (size: Size, index: number) => Measurements[string],
): Measurements {
  return Object.fromEntries(sizes.map((size, index) => [size, row(size, index)]));
}
