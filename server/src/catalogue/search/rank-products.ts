import {
  addBit,
  type Bits,
  countBits,
  difference,
  forEachNumber,
  hasBit,
  intersection,
  noBits,
} from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { FULL, type Tier } from './concept-tiers.ts';

/** How well each product, by its slot, has what is looked for. */
export type Scores = Uint16Array;

/** Above every score of what is sold out. */
const IN_STOCK = 1 << 15;
/** All concepts together stay below it. */
const MOST = IN_STOCK - 1;
const WHOLE_CONCEPT = 1500;
/** Up to so many are sorted; of more, the orders that the index keeps are walked. */
const FEW = 500;

export type Weighted = { tiers: readonly Tier[]; weight: number };

/** What all products have says least of what is wanted: from 0.5 for it up to 1 for what one product alone has. */
export function rarityOf(count: number, products: number): number {
  if (products < 2 || count === 0) return 1;
  return 0.5 + (0.5 * Math.log(products / Math.min(count, products))) / Math.log(products);
}

export function scoreProducts(concepts: readonly Weighted[], within: Bits, index: CatalogueIndex): Scores {
  const scores = new Uint16Array(index.size);
  for (const { tiers, weight } of concepts) {
    for (const { grade, products } of tiers) {
      const points = Math.max(1, Math.round((WHOLE_CONCEPT * weight * grade) / FULL));
      forEachNumber(intersection(products, within), (slot) => {
        scores[slot] = Math.min(MOST, (scores[slot] ?? 0) + points);
      });
    }
  }
  return scores;
}

/**
 * A page of the products: what can be bought before what is sold out, the best matches first, of equal ones the best
 * sellers and then the newest.
 */
export function pickRanked(
  index: CatalogueIndex,
  products: Bits,
  scores: Scores,
  { skip, take }: { skip: number; take: number },
): number[] {
  const { inStock } = index;
  const scoreOf = (slot: number) => (scores[slot] ?? 0) + (hasBit(inStock, slot) ? IN_STOCK : 0);
  const counts = new Map<number, number>();
  forEachNumber(products, (slot) => {
    const score = scoreOf(slot);
    counts.set(score, (counts.get(score) ?? 0) + 1);
  });
  const needed = new Map<number, { from: number; slots: number[] }>();
  let before = 0;
  for (const [score, count] of [...counts].toSorted(([one], [other]) => other - one)) {
    if (before + count > skip && before < skip + take) needed.set(score, { from: before, slots: [] });
    before += count;
  }
  forEachNumber(products, (slot) => needed.get(scoreOf(slot))?.slots.push(slot));
  return [...needed.values()].flatMap(({ from, slots }) =>
    pickPopular(index, slots, Math.max(0, skip - from), skip + take - Math.max(from, skip)),
  );
}

/** Best sellers first, then the newest. */
function pickPopular(index: CatalogueIndex, slots: number[], skip: number, take: number): number[] {
  if (slots.length <= FEW) {
    return slots.toSorted((one, other) => index.comparePopularity(one, other)).slice(skip, skip + take);
  }
  const products = noBits(index.size);
  for (const slot of slots) addBit(products, slot);
  const first = intersection(products, index.bestsellers);
  const others = difference(products, index.bestsellers);
  const firstCount = countBits(first);
  const picked = index.bestselling.pick(first, firstCount, skip, take);
  const toSkip = Math.max(0, skip - firstCount);
  return [...picked, ...index.newest.pick(others, slots.length - firstCount, toSkip, take - picked.length)];
}
