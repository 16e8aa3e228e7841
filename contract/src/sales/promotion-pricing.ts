import type { Paise } from '../values/money.ts';
import { shareOut } from '../values/share-out.ts';
import type { PricedLine } from './pricing.ts';
import type { Benefit } from './promotion.ts';

export type PromotionClass = 'product' | 'order' | 'delivery';

export type PricedPromotion = {
  promotionId: string;
  title: string;
  benefit: Benefit;
  combinesWith: readonly (PromotionClass | 'coupon')[];
  /** For each line, whether it counts and gets a share. */
  covers: readonly boolean[];
};

export type PromotedCart = {
  /** Those that apply, oldest first. */
  promotions: { promotionId: string; title: string; discount: Paise }[];
  /** The line's share of the discount. */
  shares: Paise[];
  discount: Paise;
  isDeliveryFree: boolean;
};

export type PromotionChoice = {
  hasCoupon: boolean;
  /** What free delivery is worth where one has to choose. */
  deliveryFee: Paise;
};

const classes: Record<Benefit['kind'], PromotionClass> = {
  pieces: 'product',
  'buy-get': 'product',
  'spend-percent': 'order',
  'spend-amount': 'order',
  'free-delivery': 'delivery',
};

/**
 * The only implementation. Chooses those that together save most, among equals the fewest, then the oldest.
 * Fractions of a paisa stay with the shop, so that a cart never costs more than its pieces bought in two.
 * @param promotions running ones that this shopper may use, oldest first
 */
export function applyPromotions(
  lines: readonly PricedLine[],
  promotions: readonly PricedPromotion[],
  { hasCoupon, deliveryFee }: PromotionChoice,
): PromotedCart {
  const allowed = hasCoupon
    ? promotions.filter(({ combinesWith }) => combinesWith.includes('coupon'))
    : promotions;
  const worth = ({ discount, isDeliveryFree }: PromotedCart) =>
    discount + (isDeliveryFree ? Math.max(deliveryFee, 1) : 0);
  const order = dearestFirst(lines, promotions);
  const sorted = pick(lines, order);
  let best = promoted(sorted, []);
  for (const some of combinations(allowed)) {
    const cart = promoted(
      sorted,
      some.map((one) => ({ ...one, covers: pick(one.covers, order) })),
    );
    const gain = worth(cart) - worth(best);
    if (gain > 0 || (gain === 0 && some.length < best.promotions.length)) best = cart;
  }
  const { shares } = best;
  return { ...best, shares: lines.map((_, index) => shares[order.indexOf(index)] ?? 0) };
}

/**
 * The lines' indices in an order that only depends on the lines themselves, so that it never matters how the
 * shopper put them into the cart.
 */
function dearestFirst(lines: readonly PricedLine[], promotions: readonly PricedPromotion[]): number[] {
  const coverage = (index: number) => promotions.map(({ covers }) => Number(covers[index] ?? false)).join('');
  return [...lines.entries()]
    .sort(
      ([one, first], [other, second]) =>
        second.unitPrice - first.unitPrice ||
        second.quantity - first.quantity ||
        coverage(one).localeCompare(coverage(other)),
    )
    .map(([index]) => index);
}

function pick<Value>(values: readonly Value[], indices: readonly number[]): Value[] {
  return indices.flatMap((index) => values[index] ?? []);
}

export function classOf({ kind }: Benefit): PromotionClass {
  return classes[kind];
}

/** All sets of promotions that allow each other, those with older ones first. */
function* combinations(
  promotions: readonly PricedPromotion[],
  chosen: readonly PricedPromotion[] = [],
): Generator<readonly PricedPromotion[]> {
  for (const [index, one] of promotions.entries()) {
    if (!chosen.every((other) => allowEachOther(one, other))) continue;
    const set = [...chosen, one];
    yield set;
    yield* combinations(promotions.slice(index + 1), set);
  }
}

function allowEachOther(one: PricedPromotion, other: PricedPromotion): boolean {
  return (
    one.combinesWith.includes(classOf(other.benefit)) && other.combinesWith.includes(classOf(one.benefit))
  );
}

/** Products first, then the order by what is left of them, then delivery. @param lines dearest first */
function promoted(lines: readonly PricedLine[], promotions: readonly PricedPromotion[]): PromotedCart {
  const left = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const discounts = new Map<PricedPromotion, Paise>();
  const take = (promotion: PricedPromotion, shares: readonly Paise[]) => {
    for (const [index, share] of shares.entries()) left[index] = (left[index] ?? 0) - share;
    discounts.set(promotion, (discounts.get(promotion) ?? 0) + sum(shares));
  };
  const isTaken = takeByPieces(lines, promotions, take);
  for (const promotion of promotions) {
    if (promotion.benefit.kind !== 'buy-get') continue;
    const grouped = groupPieces(lines, promotion, promotion.benefit, isTaken);
    take(promotion, grouped.shares);
    for (const [index, count] of grouped.counts.entries()) if (count > 0) isTaken[index] = true;
  }
  const afterProducts = promotions.map(({ covers }) => sum(covered(left, covers)));
  for (const [index, promotion] of promotions.entries()) {
    take(promotion, orderShares(promotion, afterProducts[index] ?? 0, left));
  }
  const isDeliveryFree = promotions.some(
    ({ benefit }, index) =>
      benefit.kind === 'free-delivery' && isReached(afterProducts[index] ?? 0, benefit.from),
  );
  const shares = lines.map(({ unitPrice, quantity }, index) => unitPrice * quantity - (left[index] ?? 0));
  return {
    promotions: promotions.map((promotion) => ({
      promotionId: promotion.promotionId,
      title: promotion.title,
      discount: discounts.get(promotion) ?? 0,
    })),
    shares,
    discount: sum(shares),
    isDeliveryFree,
  };
}

/** Each line gets the one that saves most on it. @returns which lines got one */
function takeByPieces(
  lines: readonly PricedLine[],
  promotions: readonly PricedPromotion[],
  take: (promotion: PricedPromotion, shares: readonly Paise[]) => void,
): boolean[] {
  const offers = promotions.flatMap((promotion) => {
    const { benefit, covers } = promotion;
    if (benefit.kind !== 'pieces') return [];
    const off = reachedTier(benefit.tiers, piecesOf(lines, covers))?.off ?? 0;
    return [{ promotion, amounts: amountsOf(lines, covers).map((amount) => partOf(amount, off)) }];
  });
  return lines.map((_, index) => {
    const saved = (offer: (typeof offers)[number]) => offer.amounts[index] ?? 0;
    const [first, ...others] = offers;
    if (!first) return false;
    const best = others.reduce((one, other) => (saved(other) > saved(one) ? other : one), first);
    if (saved(best) === 0) return false;
    take(
      best.promotion,
      lines.map((__, other) => (other === index ? saved(best) : 0)),
    );
    return true;
  });
}

/**
 * From the dearest piece down, so that as much as possible is saved. Whoever returns a piece gets back what
 * it cost, so all pieces of a group share its discount by price.
 */
function groupPieces(
  lines: readonly PricedLine[],
  { covers }: PricedPromotion,
  { buy, get, percent }: Extract<Benefit, { kind: 'buy-get' }>,
  isTaken: readonly boolean[],
) {
  const free = covers.map((isCovered, index) => isCovered && !isTaken[index]);
  const size = buy + get;
  const inGroups = Math.floor(piecesOf(lines, free) / size) * size;
  const reducedAmong = (pieces: number) =>
    Math.floor(pieces / size) * get + Math.max(0, (pieces % size) - buy);
  const counts = lines.map(() => 0);
  let before = 0;
  let reduced = 0;
  for (const [index, { unitPrice, quantity }] of lines.entries()) {
    if (!free[index]) continue;
    const start = Math.min(before, inGroups);
    const end = Math.min(before + quantity, inGroups);
    counts[index] = end - start;
    reduced += (reducedAmong(end) - reducedAmong(start)) * unitPrice;
    before += quantity;
  }
  const values = lines.map(({ unitPrice }, index) => unitPrice * (counts[index] ?? 0));
  return { counts, shares: shareOut(partOf(reduced, percent), values) };
}

/** @param spent on what it covers, after discounts on products @param left of each line by now */
function orderShares({ benefit, covers }: PricedPromotion, spent: Paise, left: readonly Paise[]): Paise[] {
  if (benefit.kind !== 'spend-percent' && benefit.kind !== 'spend-amount') return left.map(() => 0);
  const tier = reachedTier(benefit.tiers, spent);
  const remaining = covered(left, covers);
  const rest = sum(remaining);
  const off = tier?.off ?? 0;
  return shareOut(benefit.kind === 'spend-percent' ? partOf(rest, off) : Math.min(off, rest), remaining);
}

export function reachedTier<Tier extends { from: number }>(
  tiers: readonly Tier[],
  reached: number,
): Tier | undefined {
  return tiers.findLast(({ from }) => isReached(reached, from));
}

function isReached(reached: number, from: number): boolean {
  return reached > 0 && reached >= from;
}

export function piecesOf(lines: readonly PricedLine[], covers: readonly boolean[]): number {
  return sum(lines.map(({ quantity }, index) => (covers[index] ? quantity : 0)));
}

function amountsOf(lines: readonly PricedLine[], covers: readonly boolean[]): Paise[] {
  return covered(
    lines.map(({ unitPrice, quantity }) => unitPrice * quantity),
    covers,
  );
}

function covered(amounts: readonly Paise[], covers: readonly boolean[]): Paise[] {
  return amounts.map((amount, index) => (covers[index] ? amount : 0));
}

function partOf(amount: Paise, percent: number): Paise {
  return Math.floor((amount * percent) / 100);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
