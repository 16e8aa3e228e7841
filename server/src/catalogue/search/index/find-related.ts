import { type Bits, countBits, hasBit, intersection, numbersIn } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

export type RelatedTo = {
  id: string;
  category: string;
  sub_category: string;
  /** Paise. */
  price: number;
  /** As 'group:value'; the first colour is the main one. */
  facets: readonly string[];
  /** How many orders contain each other product together with it, by id. */
  boughtTogether: ReadonlyMap<string, number>;
};

/** The weight of a shared value, by group; 1 for groups not listed. */
const WEIGHTS: Record<string, number> = { craft: 4, type: 3, color: 3, material: 3, occasion: 2, label: 0 };
const OTHER_COLOUR_WEIGHT = 1;
const PRICE_WEIGHT = 3;
const BOUGHT_TOGETHER_WEIGHT = 2;
/** With more products than this, only those that share the values of most weight are compared. */
const MANY_CANDIDATES = 500;
const ENOUGH_CANDIDATES = 100;

/**
 * Returns the ids of the products most similar to one, of the same category and sub-category. The last place
 * goes to the next more expensive one (after the most expensive, the cheapest), so that each product is shown
 * beside some other. Sold-out products come last.
 */
export function findRelated(index: CatalogueIndex, to: RelatedTo, most: number): string[] {
  const alike = intersection(index.all(), index.withAnyValue('category', [to.category]));
  const group = intersection(alike, index.withAnyValue('subCategory', [to.sub_category]));
  const own = index.slotOf(to.id);
  const next = own === undefined ? undefined : nextInPrice(index, group, own);
  const shown = mostAlike(index, to, group)
    .filter((slot) => slot !== own)
    .slice(0, most);
  if (next !== undefined && !shown.includes(next)) shown.splice(most - 1, 1, next);
  const isInStock = (slot: number) => hasBit(index.inStock, slot);
  return [...shown.filter(isInStock), ...shown.filter((slot) => !isInStock(slot))].map((slot) =>
    index.idOf(slot),
  );
}

function nextInPrice(index: CatalogueIndex, group: Bits, own: number): number | undefined {
  const { compare } = index.cheapest;
  const others = numbersIn(group).filter((slot) => slot !== own);
  const dearer = others.filter((slot) => compare(own, slot) < 0);
  const [first, ...rest] = dearer.length > 0 ? dearer : others;
  return first === undefined
    ? undefined
    : rest.reduce((least, slot) => (compare(slot, least) < 0 ? slot : least), first);
}

type SharedValue = { weight: number; products: Bits };

function mostAlike(index: CatalogueIndex, to: RelatedTo, group: Bits): number[] {
  const values = sharedValues(index, to, group);
  const orders = new Map(
    [...to.boughtTogether].flatMap(([id, count]) => {
      const slot = index.slotOf(id);
      return slot === undefined ? [] : [[slot, count] as const];
    }),
  );
  return narrowed(index, group, values)
    .map((slot) => ({
      slot,
      isInStock: hasBit(index.inStock, slot),
      likeness:
        values.reduce((sum, { weight, products }) => sum + (hasBit(products, slot) ? weight : 0), 0) +
        PRICE_WEIGHT * priceLikeness(index.priceOf(slot), to.price) +
        BOUGHT_TOGETHER_WEIGHT * Math.log2(1 + (orders.get(slot) ?? 0)),
    }))
    .sort(
      (one, other) =>
        Number(other.isInStock) - Number(one.isInStock) ||
        other.likeness - one.likeness ||
        (index.idOf(one.slot) < index.idOf(other.slot) ? -1 : 1),
    )
    .map(({ slot }) => slot);
}

/** By descending weight, without the values that all have. */
function sharedValues(index: CatalogueIndex, to: RelatedTo, group: Bits): SharedValue[] {
  const size = countBits(group);
  const mainColour = to.facets.find((facet) => facet.startsWith('color:'));
  return to.facets
    .map((facet) => {
      const colon = facet.indexOf(':');
      const name = facet.slice(0, colon);
      const isTrim = name === 'color' && facet !== mainColour;
      // For a trim, any product with the colour counts.
      const having = isTrim ? 'filterTags' : name;
      const products = intersection(group, index.withAnyValue(having, [facet.slice(colon + 1)]));
      const rarity = Math.log(size / Math.max(1, countBits(products)));
      return { weight: (isTrim ? OTHER_COLOUR_WEIGHT : (WEIGHTS[name] ?? 1)) * rarity, products };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
}

function narrowed(index: CatalogueIndex, group: Bits, values: readonly SharedValue[]): number[] {
  let candidates = intersection(group, index.inStock);
  if (countBits(candidates) < ENOUGH_CANDIDATES) candidates = group;
  for (const { products } of values) {
    if (countBits(candidates) <= MANY_CANDIDATES) break;
    const sharing = intersection(candidates, products);
    if (countBits(sharing) >= ENOUGH_CANDIDATES) candidates = sharing;
  }
  return index.newest.pick(candidates, countBits(candidates), 0, MANY_CANDIDATES);
}

function priceLikeness(one: number, other: number): number {
  if (one === 0 || other === 0) return Number(one === other);
  return Math.max(0, 1 - Math.abs(Math.log2(one / other)));
}
