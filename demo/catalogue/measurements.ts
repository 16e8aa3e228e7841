import type { ProductDetails } from '@gulmohar/contract/product.ts';

type Measurements = ProductDetails['measurements'];

/** Body measurements in cm by size. */
const women: Record<string, { bust: number; waist: number; hip: number }> = {
  XS: { bust: 81, waist: 66, hip: 89 },
  S: { bust: 86, waist: 71, hip: 94 },
  M: { bust: 91, waist: 76, hip: 99 },
  L: { bust: 97, waist: 81, hip: 104 },
  XL: { bust: 102, waist: 87, hip: 109 },
  XXL: { bust: 107, waist: 92, hip: 114 },
};

const children: Record<string, { chest: number; height: number }> = {
  '2-3Y': { chest: 54, height: 96 },
  '4-5Y': { chest: 58, height: 110 },
  '6-7Y': { chest: 62, height: 122 },
  '8-9Y': { chest: 67, height: 134 },
};

/** @param ease what the garment is wider than the body, cm @param length of the garment in size M, cm */
export function womensChart(sizes: readonly string[], ease: number, length: number): Measurements {
  return Object.fromEntries(
    sizes.map((size) => {
      const { bust, waist, hip } = women[size] ?? { bust: 0, waist: 0, hip: 0 };
      const longer = Object.keys(women).indexOf(size) - Object.keys(women).indexOf('M');
      return [
        size,
        [
          { name: 'Bust', bodyCm: bust, garmentCm: bust + ease },
          { name: 'Waist', bodyCm: waist, garmentCm: waist + ease + 4 },
          { name: 'Hip', bodyCm: hip, garmentCm: hip + ease + 2 },
          { name: 'Length', garmentCm: length + longer },
        ],
      ];
    }),
  );
}

export function childrensChart(sizes: readonly string[], ease: number, lengthByHeight: number): Measurements {
  return Object.fromEntries(
    sizes.map((size) => {
      const { chest, height } = children[size] ?? { chest: 0, height: 0 };
      return [
        size,
        [
          { name: 'Chest', bodyCm: chest, garmentCm: chest + ease },
          { name: 'Height', bodyCm: height },
          { name: 'Length', garmentCm: Math.round(height * lengthByHeight) },
        ],
      ];
    }),
  );
}
