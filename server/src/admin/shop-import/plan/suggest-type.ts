import type { ProductKind } from '@gulmohar/contract/admin/kind-settings.ts';
import type { TypeChoice } from '@gulmohar/contract/admin/shop-import.ts';
import { kindOf } from './as-of-kind.ts';

/** A category or sub-category of the shop: what products store for it, and what shoppers read. */
type Named = { value: string; name: string };

/** What the shop sorts its products by. */
export type KnownTypes = {
  kinds: readonly ProductKind[];
  categories: readonly Named[];
  subCategories: readonly Named[];
};

type Proposal = Omit<TypeChoice, 'from' | 'category'> & { words: RegExp };

/** The first whose word is in a type's name is proposed; the owner decides. */
const proposals: readonly Proposal[] = [
  { words: /saree|sari\b|साड़ी/, subCategory: 'Sarees', taxRule: 'fabric', hsn: '520852' },
  { words: /dress material|unstitched|fabric/, subCategory: 'Fabric', taxRule: 'fabric', hsn: '520852' },
  { words: /blouse/, subCategory: 'Blouses', taxRule: 'garment', hsn: '620630' },
  { words: /lehenga|ghagra|skirt/, subCategory: 'Lehengas', taxRule: 'garment', hsn: '620452' },
  { words: /\bset\b|suit|co-?ord/, subCategory: 'Sets', taxRule: 'garment', hsn: '621142' },
  { words: /gown|anarkali|dress|frock/, subCategory: 'Dresses', taxRule: 'garment', hsn: '620442' },
  {
    words: /kurta|kurti|kaftan|tunic|topwear|\btops?\b/,
    subCategory: 'Kurtis',
    taxRule: 'garment',
    hsn: '620630',
  },
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

/**
 * Proposes the shop's own kinds and sub-categories first, then usual ones.
 * @param from a type's name, or the path of a taxonomy
 */
export function suggestType(from: string, { kinds, categories, subCategories }: KnownTypes): TypeChoice {
  const text = from.toLowerCase();
  const last = from.split('>').at(-1)?.trim() ?? '';
  const found = proposalOf(text);
  const ownKinds = kinds.map(({ subCategory: name }) => ({ value: name, name }));
  const subCategory =
    ownOf([...ownKinds, ...subCategories], from, found) ??
    found?.subCategory ??
    (last.replace(/[,:]/g, ' ').slice(0, 60).trim() || 'Others');
  const kind = kindOf(kinds, subCategory);
  return {
    from,
    category: CHILDREN.test(text) ? 'Kids' : (ownOf(categories, from) ?? (found ? 'Women' : 'All')),
    subCategory,
    taxRule: kind?.taxRule ?? found?.taxRule ?? 'garment',
    hsn: kind?.hsn || found?.hsn || '',
  };
}

function proposalOf(text: string): Proposal | undefined {
  return proposals.find(({ words }) => words.test(text));
}

/**
 * Those that usually are the same come first, then those of which the most words are in the type's name.
 * @param usual what is proposed for the type otherwise
 */
function ownOf(own: readonly Named[], type: string, usual?: Proposal): string | undefined {
  const words = new Set(wordsOf(type));
  const scored = own.map(({ value, name }) => {
    const named = wordsOf(name);
    const isNamed = named.length > 0 && named.every((word) => words.has(word));
    const isUsual = usual !== undefined && proposalOf(named.join(' ')) === usual;
    return { value, score: (isUsual ? 100 : 0) + (isNamed ? named.length : 0) };
  });
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best && best.score > 0 ? best.value : undefined;
}

/** In the singular: `Kurtis` is `kurti`, `Dresses` is `dress`, `Babies` is `baby`. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) =>
    word
      .replace(/ies$/, 'y')
      .replace(/(ss|x|ch|sh)es$/, '$1')
      .replace(/([^s])s$/, '$1'),
  );
}
