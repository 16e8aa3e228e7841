import type { Restriction, UnderstoodSearch } from '../language/understand-search.ts';
import { type Bits, intersectWith } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** Returns the products on sale that all restrictions of a search allow. */
export function restrict({ restrictions }: UnderstoodSearch, index: CatalogueIndex): Bits {
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
  }
}
