import type { Restriction, UnderstoodSearch } from '../language/understand-search.ts';
import { countBits, difference, intersection, isEmpty, union } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { SearchMatch } from './search-match.ts';

const FEW_MATCHES = 4;
const WIDER_PRICE = 1.5;

/**
 * Adds what would match at other sizes and nearby prices behind a few matches. Nothing is added to a code, and what is
 * excluded stays excluded.
 * @param rematch matches a search with other restrictions
 */
export function widenMatch(
  index: CatalogueIndex,
  match: SearchMatch,
  understood: UnderstoodSearch,
  rematch: (understood: UnderstoodSearch) => SearchMatch,
): SearchMatch {
  const { restrictions } = understood;
  const available = countBits(intersection(match.products, index.inStock));
  if (available === 0 || available >= FEW_MATCHES || restrictions.some(({ kind }) => kind === 'code'))
    return match;
  const wider = rematch({ ...understood, restrictions: restrictions.flatMap(widerRestriction) });
  const added = difference(wider.products, match.products);
  if (isEmpty(added)) return match;
  const limited = ({ ranks }: SearchMatch, to: typeof added) =>
    ranks.map(({ score, products }) => ({ score, products: intersection(products, to) }));
  return {
    ...match,
    products: union([match.products, added], index.size),
    ranks: [...limited(match, match.products), ...limited(wider, added)],
    exact: match.products,
  };
}

function widerRestriction(restriction: Restriction): Restriction[] {
  if (restriction.kind === 'without') return [restriction];
  if (restriction.kind !== 'price') return [];
  const { least, most } = restriction.price;
  const price = { ...restriction.price, least: least / WIDER_PRICE, most: most * WIDER_PRICE };
  return [{ ...restriction, price }];
}
