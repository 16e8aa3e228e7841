import type { WordField } from '../language/shop-words.ts';
import { isSilent, searchedWords } from '../language/words.ts';
import { type Bits, intersection, noBits } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { rankProducts, type Weighted } from './rank-products.ts';
import type { SearchMatch } from './search-match.ts';

const GRADES: readonly [WordField[], number][] = [
  [['name'], 20],
  [['tags', 'trims'], 15],
  [['details'], 8],
  [['description'], 3],
];

export function matchLiterally(index: CatalogueIndex, text: string): SearchMatch {
  const words = searchedWords(text).filter((word) => !isSilent(word));
  const having = (word: string, fields: readonly WordField[]): Bits => {
    const products = noBits(index.size);
    for (const field of fields) index.words.addAny(products, field, [word]);
    return products;
  };
  const everywhere = GRADES.flatMap(([fields]) => fields);
  const found = words.map((word) => having(word, everywhere));
  const products = words.length === 0 ? noBits(index.size) : found.reduce(intersection, index.all());
  const weighted: Weighted[] = words.map((word) => ({
    weight: 1 / words.length,
    tiers: GRADES.map(([fields, grade]) => ({ grade, products: having(word, fields) })),
  }));
  return { products, ranks: rankProducts(weighted, products), missing: [] };
}
