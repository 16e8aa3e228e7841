/**
 * The building blocks of the reference catalogue's products; the values are those of the demo shop's filters.
 */
export const colors = [
  ...(['ivory', 'white', 'yellow', 'orange', 'red', 'maroon', 'pink', 'purple'] as const),
  ...(['blue', 'indigo', 'teal', 'green', 'brown', 'grey', 'black', 'gold'] as const),
] as const;

export const materials = ['cotton', 'silk', 'chanderi', 'georgette'] as const;

export const occasions = ['casual', 'office', 'festive', 'wedding', 'traditional'] as const;

export const crafts = [
  ...(['bagru', 'ajrakh', 'bandhani', 'dabu', 'ikat'] as const),
  ...(['kalamkari', 'leheriya', 'sanganeri', 'chikankari', 'zari'] as const),
] as const;

type Kind = {
  name: string;
  category: string;
  subCategory: string;
  type: string;
  gender: string;
  sizes: readonly string[];
};

const womens = { gender: 'women', sizes: ['S', 'M', 'L', 'XL', 'XXL'] } as const;
const childrens = { category: 'Kids', sizes: ['2-3Y', '4-5Y', '6-7Y', '8-9Y', '10-11Y'] } as const;

/** Each comes in five sizes. */
export const kinds = [
  { ...womens, name: 'Straight Kurti', category: 'Women', subCategory: 'Topwear', type: 'straight' },
  { ...womens, name: 'A-line Kurti', category: 'Women', subCategory: 'Topwear', type: 'a-line' },
  { ...womens, name: 'Short Kurti', category: 'Women', subCategory: 'Topwear', type: 'short-kurti' },
  { ...womens, name: 'Anarkali', category: 'Women', subCategory: 'Dresses', type: 'anarkali' },
  { ...womens, name: 'Kurti Set', category: 'Sets', subCategory: 'Kurti Sets', type: 'kurti-set' },
  { ...womens, name: 'Palazzo Set', category: 'Sets', subCategory: 'Palazzo Sets', type: 'palazzo-set' },
  { ...womens, name: 'Sharara Set', category: 'Sets', subCategory: 'Sharara Sets', type: 'sharara-set' },
  { ...childrens, name: 'Frock', subCategory: 'Girls', type: 'frock', gender: 'girls' },
  { ...childrens, name: 'Lehenga Choli', subCategory: 'Girls', type: 'lehenga-choli', gender: 'girls' },
  { ...childrens, name: 'Kurta Set', subCategory: 'Boys', type: 'kurta-set', gender: 'boys' },
] as const satisfies Kind[];
