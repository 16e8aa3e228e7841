import {
  addBit,
  type Bits,
  countBits,
  forEachNumber,
  intersection,
  intersectWith,
  isEmpty,
  noBits,
  union,
} from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { type Concept, OWN } from './concept.ts';
import { productsOf, type Tier, tiersOf } from './concept-tiers.ts';
import { matchLiterally } from './match-literally.ts';
import { rarityOf, type Scores, scoreProducts, type Weighted } from './rank-products.ts';
import type { SearchItem } from './read-search.ts';
import type { SearchMatch } from './search-match.ts';
import { productsWithin, type UnderstoodSearch, understandSearch } from './understand-search.ts';

const QUALITIES: readonly Concept['kind'][] = ['colour', 'fabric', 'occasion'];
/** With so many that have all that is looked for, those that lack some of it are left out. */
const ENOUGH = 12;
/** Of the best score, what a product needs to be shown then, and when there are few. */
const NEAR = 0.72;
const FAR = 0.3;
/** What is said only in passing finds products alone when so many say it. */
const LEAST_IN_PASSING = 3;
const PASSING_GRADE = 3;
/** A second type names a part or what goes with it: 'saree with blouse', and of 'suit ke liye dupatta' the first does. */
const FURTHER_TYPE = 0.25;

type Found = Concept & { tiers: readonly Tier[] };

/**
 * The products that a search finds, and how well each has what is looked for. What a product is must be as named; so must
 * price, size and wearer. Of the rest, products that have less follow those that have more.
 */
export function matchSearch(index: CatalogueIndex, text: string, isLiteral = false): SearchMatch {
  if (isLiteral) return matchLiterally(index, text);
  const understood = understandSearch(text, index);
  const nothing = { products: noBits(index.size), scores: new Uint16Array(0), understood, missing: [] };
  const within = restrict(understood, index);
  const found = understood.concepts.map((concept) => ({
    ...concept,
    tiers: tiersOf(concept, within, index),
  }));
  if (!isAnswerable(found, understood, index)) return nothing;

  const { candidates, dropped } = candidatesOf(found, within, index);
  const told = found.filter((concept) => !dropped.includes(concept));
  const scores = scoreProducts(weigh(told, candidates, index), candidates, index);
  const products = told.length > 0 ? nearEnough(candidates, scores, index) : candidates;
  const missing = found.filter((concept) => dropped.includes(concept) || !isSaidBy(concept, products, index));
  return { products, scores, understood, missing };
}

function restrict({ restrictions }: UnderstoodSearch, index: CatalogueIndex): Bits {
  const within = index.all();
  for (const restriction of restrictions) intersectWith(within, productsWithin(restriction, index));
  return within;
}

/** Whether any of the products has it; of a fabric or a craft, itself rather than one that is like it. */
function isSaidBy({ kind, terms, tiers }: Found, products: Bits, index: CatalogueIndex): boolean {
  if (kind !== 'fabric' && kind !== 'craft') {
    return !isEmpty(intersection(productsOf(tiers, index.size), products));
  }
  return terms.some(
    ({ words, closeness }) => closeness >= OWN && words.some((word) => index.words.isUsed(word, products)),
  );
}

/** Something was understood, the shop has the kind of product and its wearer, and more than a passing word says so. */
function isAnswerable(
  found: readonly Found[],
  { unknown, isAnything }: UnderstoodSearch,
  index: CatalogueIndex,
): boolean {
  if (!isAnything) return false;
  const types = found.filter(({ kind }) => kind === 'type');
  if (types.length > 0 && types.every(({ tiers }) => tiers.length === 0)) return false;
  const wearers = found.filter(({ kind }) => kind === 'wearer');
  if (wearers.length > 0 && wearers.every((wearer) => !isWorn(wearer, index))) return false;
  if (found.length === 0) return unknown.length === 0;
  if (found.every(({ tiers }) => tiers.length === 0)) return false;
  if (types.length === 0 && isOfSomethingElse(found, unknown)) return false;
  const isTold = found.some(({ tiers }) => (tiers[0]?.grade ?? 0) > PASSING_GRADE);
  return (
    isTold ||
    countBits(
      union(
        found.map(({ tiers }) => productsOf(tiers, index.size)),
        index.size,
      ),
    ) >= LEAST_IN_PASSING
  );
}

/** 'gold loan', 'cotton candy': one known quality of something that the shop does not know. */
function isOfSomethingElse(found: readonly Found[], unknown: readonly SearchItem[]): boolean {
  const strange = [...unknown, ...found.filter(({ tiers }) => tiers.length === 0).map(({ item }) => item)];
  const [quality, ...others] = found.filter(({ tiers }) => tiers.length > 0);
  if (!quality || others.length > 0) return false;
  const isPassing = (quality.tiers[0]?.grade ?? 0) <= PASSING_GRADE;
  return (
    strange.some(({ from }) => from > quality.item.to) && (isPassing || QUALITIES.includes(quality.kind))
  );
}

function isWorn({ terms }: Found, index: CatalogueIndex): boolean {
  return terms.some(({ words }) => words.some((word) => index.usesWord(word, ['tags'])));
}

/**
 * Products of the types and wearers named. Of several types those that are all of them, else any; a wearer for whom
 * there is nothing of the kind is dropped.
 */
function candidatesOf(
  found: readonly Found[],
  within: Bits,
  index: CatalogueIndex,
): { candidates: Bits; dropped: Found[] } {
  const having = ({ tiers }: Found) => productsOf(tiers, index.size);
  const types = found.filter(({ kind, tiers }) => (kind === 'type' || kind === 'any') && tiers.length > 0);
  const all = types.map(having).reduce(intersection, within);
  let candidates = isEmpty(all) ? union(types.map(having), index.size) : all;
  const dropped: Found[] = [];
  for (const wearer of found.filter(({ kind }) => kind === 'wearer')) {
    const worn = intersection(candidates, having(wearer));
    if (isEmpty(worn)) dropped.push(wearer);
    else candidates = worn;
  }
  const isNarrowed = types.length > 0 || found.some((one) => one.kind === 'wearer' && !dropped.includes(one));
  if (!isNarrowed && found.length > dropped.length) {
    candidates = intersection(candidates, union(found.map(having), index.size));
  }
  return { candidates, dropped };
}

function weigh(found: readonly Found[], candidates: Bits, index: CatalogueIndex): Weighted[] {
  const types = found.filter(({ kind, tiers }) => kind === 'type' && tiers.length > 0);
  const isLastMeant = types.some(({ isGoneWith }) => isGoneWith);
  const meant = isLastMeant ? types.at(-1) : types[0];
  return found.map((concept) => {
    const count = countBits(intersection(productsOf(concept.tiers, index.size), candidates));
    const rarity = rarityOf(count, index.productCount);
    const isFurther = concept.kind === 'type' && concept !== meant;
    return { tiers: concept.tiers, weight: isFurther ? rarity * FURTHER_TYPE : rarity };
  });
}

function nearEnough(candidates: Bits, scores: Scores, index: CatalogueIndex): Bits {
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  const near = withScore(candidates, scores, best * NEAR, index);
  return countBits(near) >= ENOUGH ? near : withScore(candidates, scores, best * FAR, index);
}

function withScore(candidates: Bits, scores: Scores, least: number, index: CatalogueIndex): Bits {
  const products = noBits(index.size);
  forEachNumber(candidates, (slot) => {
    if ((scores[slot] ?? 0) >= least) addBit(products, slot);
  });
  return products;
}
