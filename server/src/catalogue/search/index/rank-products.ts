import {
  type Bits,
  countBits,
  countCommon,
  difference,
  intersection,
  isEmpty,
  takeOut,
  uniteWith,
} from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { FULL, type Tier } from './concept-tiers.ts';

export type Rank = { score: number; products: Bits };

export type Weighted = { tiers: readonly Tier[]; weight: number };

const WHOLE_CONCEPT = 1500;
/** With more ranks than this, ranks that round to the same step of the score are merged. */
const MAX_RANKS = 200;
const STEP = 75;

/** From 0.5 for a property that all products have to 1 for one that only a single product has. */
export function rarityOf(count: number, products: number): number {
  if (products < 2 || count === 0) return 1;
  return 0.5 + (0.5 * Math.log(products / Math.min(count, products))) / Math.log(products);
}

/** Divides whole sets instead of scoring single products, so that time does not grow with the catalogue. */
export function rankProducts(concepts: readonly Weighted[], products: Bits): Rank[] {
  let ranks: Rank[] = [{ score: 0, products }];
  for (const concept of concepts) {
    ranks = merged(
      ranks.flatMap((rank) => divided(rank, concept)),
      1,
    );
    if (ranks.length > MAX_RANKS) ranks = merged(ranks, STEP);
  }
  return ranks.toSorted((one, other) => other.score - one.score);
}

function divided({ score, products }: Rank, { tiers, weight }: Weighted): Rank[] {
  const left = products.slice();
  const ranks: Rank[] = [];
  for (const tier of tiers) {
    const having = takeOut(left, tier.products);
    if (!having) continue;
    ranks.push({ score: score + Math.round((WHOLE_CONCEPT * weight * tier.grade) / FULL), products: having });
  }
  if (!isEmpty(left)) ranks.push({ score, products: left });
  return ranks;
}

function merged(ranks: readonly Rank[], step: number): Rank[] {
  const byScore = new Map<number, Rank>();
  for (const { score, products } of ranks) {
    const rounded = Math.round(score / step) * step;
    const same = byScore.get(rounded);
    if (same) uniteWith(same.products, products);
    else byScore.set(rounded, { score: rounded, products });
  }
  return [...byScore.values()];
}

/**
 * Returns a page of the products: available before sold out, best matches first. Equal matches are sorted as
 * the search asks, otherwise best sellers come first, then the newest.
 */
export function pickRanked(
  index: CatalogueIndex,
  within: Bits,
  ranks: readonly Rank[],
  { skip, take }: { skip: number; take: number },
  first?: 'cheap' | 'new',
): number[] {
  const picked: number[] = [];
  let toSkip = skip;
  for (const among of [intersection(within, index.inStock), difference(within, index.inStock)]) {
    for (const rank of ranks) {
      const count = countCommon(rank.products, among);
      if (toSkip < count) {
        const products = intersection(rank.products, among);
        picked.push(...pickFirst(index, products, toSkip, take - picked.length, first));
      }
      toSkip = Math.max(0, toSkip - count);
      if (picked.length === take) return picked;
    }
  }
  return picked;
}

function pickFirst(
  index: CatalogueIndex,
  products: Bits,
  skip: number,
  take: number,
  preferred?: 'cheap' | 'new',
): number[] {
  if (preferred) {
    const order = preferred === 'cheap' ? index.cheapest : index.newest;
    return order.pick(products, countBits(products), skip, take);
  }
  const first = intersection(products, index.bestsellers);
  const firstCount = countBits(first);
  const picked = index.bestselling.pick(first, firstCount, skip, take);
  if (picked.length === take) return picked;
  const others = difference(products, index.bestsellers);
  const toSkip = Math.max(0, skip - firstCount);
  return [...picked, ...index.newest.pick(others, countBits(others), toSkip, take - picked.length)];
}
