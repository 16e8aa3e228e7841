import { type Concept, OWN } from '../language/concept.ts';
import type { WordField } from '../language/shop-words.ts';
import type { Restriction, UnderstoodSearch } from '../language/understand-search.ts';
import { type Bits, difference, intersectWith, noBits } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** A colour in a description is often only that of a thread; a dupatta or zari may be mentioned nowhere else. */
const FIELDS_OF_EXCLUDED: readonly WordField[] = ['name', 'tags', 'trims'];
const PARTS: readonly Concept['kind'][] = ['type', 'fabric', 'craft', 'plain', 'other'];
const FIELDS_OF_EXCLUDED_PARTS: readonly WordField[] = [...FIELDS_OF_EXCLUDED, 'details', 'description'];

/** Returns the products on sale that all restrictions of a search allow. */
export function restrict(
  { restrictions }: Pick<UnderstoodSearch, 'restrictions'>,
  index: CatalogueIndex,
): Bits {
  const within = index.all();
  for (const restriction of restrictions) intersectWith(within, allowedBy(restriction, index));
  return within;
}

function allowedBy(restriction: Restriction, index: CatalogueIndex): Bits {
  switch (restriction.kind) {
    case 'price':
      return index.withPrice(restriction.price.least * 100, restriction.price.most * 100);
    case 'reduced':
      return restriction.step === undefined ? index.reduced : index.discounted(restriction.step);
    case 'size':
    case 'age':
      return index.withAnySizeInStock(restriction.sizes);
    case 'code':
      return index.withCode(restriction.code);
    case 'without':
      return difference(index.all(), mentioning(restriction.concept, index));
  }
}

/** A similar word does not count: 'without zari' still finds brocade that has none. */
function mentioning({ kind, terms }: Concept, index: CatalogueIndex): Bits {
  const products = noBits(index.size);
  const fields = PARTS.includes(kind) ? FIELDS_OF_EXCLUDED_PARTS : FIELDS_OF_EXCLUDED;
  for (const { words, phrase = [] } of terms.filter(({ closeness }) => closeness >= OWN)) {
    for (const field of fields) {
      index.words.addAny(products, field, words);
      if (phrase.length > 0 && field !== 'tags') index.words.addAll(products, field, phrase);
    }
  }
  return products;
}
