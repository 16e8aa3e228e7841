import { type Bits, countBits, intersection, noBits, subtractFrom, uniteWith } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { type SoughtWord, understandSearch } from './understand-search.ts';

/**
 * The products that a search finds, the best matches first: every word in the name as typed; in the name by what it
 * means; in name or tags (a size in stock is one); anywhere. When no product has all of the words, those that lack one.
 * Each product is in one set only.
 */
export function matchSearch(index: CatalogueIndex, text: string): Bits[] {
  const words = understandSearch(text, index)
    .map((word) => levelsOf(index, word))
    .filter((levels) => !isEmpty(levels.at(-1)));
  if (words.length === 0) return [];
  const withAll = inAll(index, words);
  if (!isEmpty(withAll.at(-1)) || words.length === 1) return withoutBetter(withAll);
  const lackingOne = words.map((_, lacking) =>
    inAll(
      index,
      words.filter((_, at) => at !== lacking),
    ),
  );
  return withoutBetter(lackingOne.reduce(uniteLevels));
}

/** The products that have a word, by how well; each level holds the ones before it. */
function levelsOf(index: CatalogueIndex, { literal, all }: SoughtWord): Bits[] {
  const { words, size } = index;
  const asTyped = words.withAny('name', literal, size);
  const inName = words.withAny('name', all, size);
  const inTags = words.withAny('tags', all, size);
  uniteWith(inTags, inName);
  uniteWith(inTags, index.withAnySizeInStock(sizesNamed(index, literal)));
  const anywhere = words.withAny('description', all, size);
  uniteWith(anywhere, inTags);
  const onSale = index.all();
  return [asTyped, inName, inTags, anywhere].map((level) => intersection(level, onSale));
}

function sizesNamed(index: CatalogueIndex, words: readonly string[]): string[] {
  return index.sizes().filter((size) => words.includes(size.toLowerCase()));
}

/** Level by level, the products that have every word. */
function inAll(index: CatalogueIndex, words: readonly Bits[][]): Bits[] {
  return words.reduce((all, levels) =>
    all.map((level, at) => intersection(level, levels[at] ?? noBits(index.size))),
  );
}

function uniteLevels(one: Bits[], other: Bits[]): Bits[] {
  one.forEach((level, at) => {
    uniteWith(level, other[at] ?? noBits(0));
  });
  return one;
}

/** Each level without what is in a better one. */
function withoutBetter(levels: readonly Bits[]): Bits[] {
  return levels.map((level, at) => {
    const rest = level.slice();
    for (const better of levels.slice(0, at)) subtractFrom(rest, better);
    return rest;
  });
}

function isEmpty(bits: Bits | undefined): boolean {
  return !bits || countBits(bits) === 0;
}
