import type { TypeChoice } from '@gulmohar/contract/admin/shop-import.ts';

type Proposal = Omit<TypeChoice, 'from' | 'category'> & { words: RegExp };

/** The first whose word is in a type's name is proposed; the owner decides. */
const proposals: readonly Proposal[] = [
  { words: /saree|sari\b|साड़ी/, subCategory: 'Sarees', taxRule: 'fabric', hsn: '520852' },
  { words: /dress material|unstitched|fabric/, subCategory: 'Fabric', taxRule: 'fabric', hsn: '520852' },
  { words: /blouse/, subCategory: 'Blouses', taxRule: 'garment', hsn: '620630' },
  { words: /lehenga|ghagra|skirt/, subCategory: 'Lehengas', taxRule: 'garment', hsn: '620452' },
  { words: /\bset\b|suit|co-?ord/, subCategory: 'Sets', taxRule: 'garment', hsn: '621142' },
  { words: /gown|anarkali|dress|frock/, subCategory: 'Dresses', taxRule: 'garment', hsn: '620442' },
  { words: /kurta|kurti|kaftan|tunic|\btops?\b/, subCategory: 'Kurtis', taxRule: 'garment', hsn: '620630' },
  { words: /pant|palazzo|salwar|legging|bottom/, subCategory: 'Bottoms', taxRule: 'garment', hsn: '620462' },
  { words: /dupatta|stole|shawl|scarf/, subCategory: 'Dupattas', taxRule: 'accessory', hsn: '621490' },
  {
    words: /earring|necklace|bangle|jewel|\brings?\b/,
    subCategory: 'Jewellery',
    taxRule: 'jewellery',
    hsn: '711790',
  },
  { words: /bag|potli|clutch|purse/, subCategory: 'Bags', taxRule: 'accessory', hsn: '420222' },
];

const CHILDREN = /kid|girl|boy|baby|infant|child/;

/** @param from a type's name, or the path of a taxonomy */
export function suggestType(from: string): TypeChoice {
  const text = from.toLowerCase();
  const last = from.split('>').at(-1)?.trim() ?? '';
  const found = proposals.find(({ words }) => words.test(text));
  return {
    from,
    category: CHILDREN.test(text) ? 'Kids' : found ? 'Women' : 'All',
    subCategory: found?.subCategory ?? (last.replace(/[,:]/g, ' ').slice(0, 60).trim() || 'Others'),
    taxRule: found?.taxRule ?? 'garment',
    hsn: found?.hsn ?? '',
  };
}
