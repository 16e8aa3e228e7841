import { type Concept, OWN } from '../language/concept.ts';
import type { SearchItem } from '../language/read-search.ts';
import { type Restriction, type UnderstoodSearch, understandSearch } from '../language/understand-search.ts';
import {
  type Bits,
  countBits,
  countCommon,
  difference,
  haveCommon,
  intersection,
  isEmpty,
  noBits,
  union,
} from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { productsOf, type Tier, tiersOf } from './concept-tiers.ts';
import { matchLiterally } from './match-literally.ts';
import { type Rank, rankProducts, rarityOf, type Weighted } from './rank-products.ts';
import { restrict } from './restrict.ts';
import type { SearchMatch } from './search-match.ts';
import { widenMatch } from './widen-match.ts';

const QUALITIES: readonly Concept['kind'][] = ['colour', 'fabric', 'occasion'];
/** With this many close matches, weaker ones are omitted. */
const ENOUGH_MATCHES = 12;
/** The share of the best score that a product needs when there are enough matches, and when there are few. */
const NEAR_SHARE = 0.72;
const FAR_SHARE = 0.1;
/** Passing mentions alone count as results only when at least this many products have them. */
const MIN_IN_PASSING = 3;
const PASSING_GRADE = 3;
/**
 * The weight of a second type, which names a part or companion: 'saree with blouse'. In 'suit ke liye
 * dupatta' it is the first one.
 */
const FURTHER_TYPE = 0.25;

type MatchedConcept = Concept & { tiers: readonly Tier[]; having: Bits };

/**
 * Returns the products that a search finds, and how well each matches. Type of product, price and wearer must
 * match, and so must the size if any product has it, and a price that is a mere number. Other concepts only rank the products.
 */
export function matchSearch(index: CatalogueIndex, text: string, isLiteral = false): SearchMatch {
  if (isLiteral) return matchLiterally(index, text);
  const understood = understandSearch(text, index);
  const match = matchUnderstood(index, understood);
  const [doubtful, others] = parted(understood.restrictions, isDoubtful);
  if (!isEmpty(match.products))
    return widenMatch(index, match, understood, (wider) => matchUnderstood(index, wider));
  if (doubtful.length === 0 || understood.concepts.length === 0) return match;
  const without = matchUnderstood(index, { ...understood, restrictions: others });
  return { ...without, missing: [...without.missing, ...doubtful.flatMap(({ items }) => asOne(items))] };
}

/** Sarees have no sizes, and the shop may not stock this one; a number alone may be something else than a price. */
function isDoubtful(restriction: Restriction): boolean {
  const { kind } = restriction;
  return kind === 'size' || kind === 'age' || (kind === 'price' && restriction.price.isGuessed === true);
}

function asOne(items: readonly SearchItem[]): SearchItem[] {
  const [first, last] = [items[0], items.at(-1)];
  return first && last ? [{ ...first, to: last.to }] : [];
}

function matchUnderstood(index: CatalogueIndex, understood: UnderstoodSearch): SearchMatch {
  const nothing = { products: noBits(index.size), ranks: [], understood, missing: [] };
  const within = restrict(understood, index);
  const matched = understood.concepts.map((concept) => {
    const tiers = tiersOf(concept, within, index);
    return { ...concept, tiers, having: productsOf(tiers, index.size) };
  });
  if (!isAnswerable(matched, understood, index)) return nothing;

  const { candidates, dropped } = candidatesOf(matched, within, index);
  const kept = matched.filter((concept) => !dropped.includes(concept));
  const ranked = rankProducts(weigh(kept, candidates, index), candidates);
  const ranks = saysForWhom(understood) ? ranked : childrenLast(ranked, index);
  const products = kept.length > 0 ? nearEnough(ranked, index) : candidates;
  const missing = matched
    .filter((concept) => dropped.includes(concept) || !isMatchedBy(concept, products, index))
    .map(({ item }) => item);
  return { products, ranks, understood, missing };
}

/** A fabric or craft must match itself rather than a similar one. */
function isMatchedBy(
  { kind, terms, having }: MatchedConcept,
  products: Bits,
  index: CatalogueIndex,
): boolean {
  if (kind !== 'fabric' && kind !== 'craft') {
    return haveCommon(having, products);
  }
  return terms.some(
    ({ words, closeness }) => closeness >= OWN && words.some((word) => index.words.isUsed(word, products)),
  );
}

function isAnswerable(
  matched: readonly MatchedConcept[],
  { unknown, isAnything }: UnderstoodSearch,
  index: CatalogueIndex,
): boolean {
  if (!isAnything) return false;
  const types = matched.filter(({ kind }) => kind === 'type');
  if (types.length > 0 && types.every(({ tiers }) => tiers.length === 0)) return false;
  const wearers = matched.filter(({ kind }) => kind === 'wearer');
  if (wearers.length > 0 && wearers.every((wearer) => !isWorn(wearer, index))) return false;
  if (matched.length === 0) return unknown.length === 0;
  if (matched.every(({ tiers }) => tiers.length === 0)) return false;
  if (types.length === 0 && isOfSomethingElse(matched, unknown)) return false;
  const isMoreThanPassing = matched.some(({ tiers }) => (tiers[0]?.grade ?? 0) > PASSING_GRADE);
  return (
    isMoreThanPassing ||
    countBits(
      union(
        matched.map(({ having }) => having),
        index.size,
      ),
    ) >= MIN_IN_PASSING
  );
}

/** Whether a known quality describes something the shop does not know: 'gold loan', 'cotton candy'. */
function isOfSomethingElse(matched: readonly MatchedConcept[], unknown: readonly SearchItem[]): boolean {
  const strange = [...unknown, ...matched.filter(({ tiers }) => tiers.length === 0).map(({ item }) => item)];
  const [quality, ...others] = matched.filter(({ tiers }) => tiers.length > 0);
  if (!quality || others.length > 0) return false;
  const isPassing = (quality.tiers[0]?.grade ?? 0) <= PASSING_GRADE;
  return (
    strange.some(({ from }) => from > quality.item.to) && (isPassing || QUALITIES.includes(quality.kind))
  );
}

function isWorn({ terms }: MatchedConcept, index: CatalogueIndex): boolean {
  return terms.some(({ words }) => words.some((word) => index.usesWord(word, ['tags'])));
}

/**
 * Returns the products of the named types and wearers. With several types, those matching all of them,
 * otherwise any; drops a wearer for whom there is nothing of the type.
 */
function candidatesOf(
  matched: readonly MatchedConcept[],
  within: Bits,
  index: CatalogueIndex,
): { candidates: Bits; dropped: MatchedConcept[] } {
  const types = matched.filter(({ kind, tiers }) => (kind === 'type' || kind === 'any') && tiers.length > 0);
  const all = types.map(({ having }) => having).reduce(intersection, within);
  let candidates = isEmpty(all)
    ? union(
        types.map(({ having }) => having),
        index.size,
      )
    : all;
  const dropped: MatchedConcept[] = [];
  for (const wearer of matched.filter(({ kind }) => kind === 'wearer')) {
    const worn = intersection(candidates, wearer.having);
    if (isEmpty(worn)) dropped.push(wearer);
    else candidates = worn;
  }
  const isNarrowed =
    types.length > 0 || matched.some((one) => one.kind === 'wearer' && !dropped.includes(one));
  if (!isNarrowed && matched.length > dropped.length) {
    candidates = intersection(
      candidates,
      union(
        matched.map(({ having }) => having),
        index.size,
      ),
    );
  }
  return { candidates, dropped };
}

function weigh(matched: readonly MatchedConcept[], candidates: Bits, index: CatalogueIndex): Weighted[] {
  const types = matched.filter(({ kind, tiers }) => kind === 'type' && tiers.length > 0);
  const isLastMeant = types.some(({ isGoneWith }) => isGoneWith);
  const meant = isLastMeant ? types.at(-1) : types[0];
  return matched.map((concept) => {
    const count = countCommon(concept.having, candidates);
    const rarity = rarityOf(count, index.productCount);
    const isFurther = concept.kind === 'type' && concept !== meant;
    return { tiers: concept.tiers, weight: isFurther ? rarity * FURTHER_TYPE : rarity };
  });
}

function saysForWhom({ concepts, restrictions }: UnderstoodSearch): boolean {
  return concepts.some(({ kind }) => kind === 'wearer') || restrictions.some(({ kind }) => kind === 'age');
}

/** Unless only children's wear is close to the best match, as for 'frock'. */
function childrenLast(ranks: readonly Rank[], index: CatalogueIndex): Rank[] {
  const { children } = index;
  const adults = ranks
    .map(({ score, products }) => ({ score, products: difference(products, children) }))
    .filter(({ products }) => !isEmpty(products));
  const [best, bestForAdults] = [ranks[0]?.score ?? 0, adults[0]?.score ?? 0];
  if (bestForAdults < best * NEAR_SHARE) return [...ranks];
  return [
    ...adults,
    ...ranks.map(({ score, products }) => ({ score, products: intersection(products, children) })),
  ];
}

function nearEnough(ranks: readonly Rank[], index: CatalogueIndex): Bits {
  const best = ranks[0]?.score ?? 0;
  const within = (share: number) =>
    union(
      ranks.filter(({ score }) => score >= best * share).map(({ products }) => products),
      index.size,
    );
  const near = within(NEAR_SHARE);
  return countBits(near) >= ENOUGH_MATCHES ? near : within(FAR_SHARE);
}

function parted<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
