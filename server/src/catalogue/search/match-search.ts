import { type Bits, intersection, intersectWith, isEmpty, noBits, union, uniteWith } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { type SoughtWord, understandSearch } from './understand-search.ts';

/** How well a product has a word: in its name as typed, there by its meaning, in its tags (a size in stock is one), anywhere. */
const levels = [0, 1, 2, 3] as const;
type Level = (typeof levels)[number];

export type SearchMatch = {
  /** The products that the search finds. */
  products: Bits;
  /** The best matches, then these and the next best, and so on; worked out when asked for. */
  bestFirst(): Iterable<Bits>;
};

/**
 * The products that have all of the words; when there are none, those that lack one of them. Who asks for a kind of
 * product that the shop has none of, as with 'cotton churidar', is not shown others.
 */
export function matchSearch(index: CatalogueIndex, text: string): SearchMatch {
  const sought = understandSearch(text, index);
  const words = asksForOthers(sought) ? [] : sought.filter(({ all }) => all.length > 0);
  const onSale = index.all();
  const find = (level: Level, mayLackOne: boolean) => {
    const having = words.map((word) => productsHaving(index, word, level));
    const found = mayLackOne ? inAllButOne(having, index.size) : inAll(having, index.size);
    intersectWith(found, onSale);
    return found;
  };
  const whole = find(3, false);
  const mayLackOne = isEmpty(whole) && words.length > 1;
  const products = mayLackOne ? find(3, true) : whole;
  return {
    products,
    *bestFirst() {
      for (const level of levels) yield level === 3 ? products : find(level, mayLackOne);
    },
  };
}

/** Kinds of product are named, and the shop has none of them. */
function asksForOthers(sought: readonly SoughtWord[]): boolean {
  const kinds = sought.filter(({ isKind }) => isKind);
  return kinds.length > 0 && kinds.every(({ all }) => all.length === 0);
}

function productsHaving(index: CatalogueIndex, { literal, all }: SoughtWord, level: Level): Bits {
  const bits = noBits(index.size);
  index.words.addAny(bits, 'name', level === 0 ? literal : all);
  if (level >= 2) {
    index.words.addAny(bits, 'tags', all);
    const sizes = index.sizes().filter((size) => literal.includes(size.toLowerCase()));
    uniteWith(bits, index.withAnySizeInStock(sizes));
  }
  if (level >= 3) index.words.addAny(bits, 'description', all);
  return bits;
}

function inAll(sets: readonly Bits[], size: number): Bits {
  const [first, ...others] = sets;
  return others.reduce(intersection, first ?? noBits(size));
}

function inAllButOne(sets: readonly Bits[], size: number): Bits {
  const lackingOne = sets.map((_, lacking) =>
    inAll(
      sets.filter((_, at) => at !== lacking),
      size,
    ),
  );
  return union(lackingOne, size);
}
