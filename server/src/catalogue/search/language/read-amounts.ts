import { type DiscountStep, discountSteps } from '@gulmohar/contract/values/listing.ts';
import type { SearchWordKind } from '../../../platform/database/tables.ts';
import type { SearchItem } from './read-search.ts';
import type { Says } from './vocabulary.ts';

type Span = { first: number; last: number };
/** Rupees. */
export type PriceRange = Span & {
  least: number;
  most: number;
  /** It was asked for without 'under' or the like. */
  isAbout?: true;
  /** It is only a number, which may mean something else. */
  isGuessed?: true;
};
/** In months; a year counts from its first month. */
export type AgeRange = Span & { youngest: number; oldest: number; isInYears: boolean };
/** By how much a price must be reduced at least, as far as the shop distinguishes it; undefined for any. */
export type ReductionRange = Span & { step: DiscountStep | undefined };
type Amounts = {
  price?: PriceRange;
  age?: AgeRange;
  reduction?: ReductionRange;
  /** Shares and measures, such as '100%' and '5 metre'. */
  measures: Span[];
  /** Indexes of other numbers. */
  meaningless: number[];
};

/** A number below this on its own is not a price. */
const MIN_BARE_PRICE = 100;
/** Prices for '500 rupaye ki' may be higher by this factor. */
const ABOUT = 1.2;
const MONTHS = 12;

/**
 * Reads price, age and reduction from the numbers of a search: 'under 1000', '500 se kam', '2000 to 3000',
 * '6-7 years', '20% off'.
 * A price without a qualifying word may be exceeded somewhat.
 * @param saysOf the meaning of a word in the owner's table
 * @param isSize whether the shop has a size of this name, so that it is no price on its own
 */
export function readAmounts(
  items: readonly SearchItem[],
  saysOf: (item: SearchItem | undefined) => Says | undefined,
  isSize: (item: SearchItem) => boolean,
): Amounts {
  const amounts: Amounts = { measures: [], meaningless: [] };
  const is = (at: number, ...kinds: SearchWordKind[]) =>
    kinds.includes(saysOf(items[at])?.kind as SearchWordKind);
  const after = (at: number, kind: SearchWordKind) => (is(at + 1, kind) ? at + 1 : at);

  const worthOf = (at: number) => Number(saysOf(items[at])?.finds[0] ?? 1);

  /** Reads a number, also as a word ('do' in 'do hazar'), with a multiplier and a currency after it. */
  function amountAt(at: number): { value: number; last: number } | undefined {
    const times = after(at, 'times');
    const isWord = times > at && is(at, 'number');
    const value = items[at]?.number ?? (isWord ? worthOf(at) : undefined);
    if (value === undefined) return undefined;
    return { value: times > at ? value * worthOf(times) : value, last: after(times, 'currency') };
  }

  function endOfRange(last: number): { value: number; last: number } | undefined {
    const to = after(last, 'to');
    const isHyphened = items[last]?.to === items[last + 1]?.from && items[last]?.number !== undefined;
    return to > last || isHyphened ? amountAt(after(to, 'currency') + 1) : undefined;
  }

  for (let at = 0; at < items.length; at += 1) {
    const one = amountAt(at);
    if (!one) continue;
    const other = endOfRange(one.last);
    const { last } = other ?? one;
    const first = is(at - 1, 'currency') ? at - 1 : at;
    const values = [one.value, other?.value ?? one.value].toSorted((a, b) => a - b);
    const [least = 0, most = 0] = values;
    if (is(last + 1, 'years', 'months')) {
      const isInYears = is(last + 1, 'years');
      const unit = isInYears ? MONTHS : 1;
      amounts.age ??= { first, last: last + 1, youngest: least * unit, oldest: most * unit, isInYears };
      at = last + 1;
      continue;
    }
    if (is(last + 1, 'percent', 'unit')) {
      const reduction = reductionOf(most, first, last + 1);
      if (reduction) amounts.reduction ??= reduction;
      else amounts.measures.push({ first: at, last: last + 1 });
      at = reduction?.last ?? last + 1;
      continue;
    }
    const isRange = other !== undefined && most >= MIN_BARE_PRICE;
    const price = isRange ? { first, last, least, most } : priceOf(one.value, first, one.last);
    if (price) amounts.price ??= price;
    else amounts.meaningless.push(at);
    at = Math.max(at, price?.last ?? at);
  }
  return amounts;

  function priceOf(value: number, first: number, last: number): PriceRange | undefined {
    const atMost = { least: 0, most: value };
    const atLeast = { least: value, most: Number.POSITIVE_INFINITY };
    if (is(first - 1, 'at_most')) return { ...atMost, first: first - 1, last };
    if (is(first - 1, 'at_least')) return { ...atLeast, first: first - 1, last };
    if (is(last + 1, 'at_most')) return { ...atMost, first, last: last + 1 };
    if (is(last + 1, 'at_least')) return { ...atLeast, first, last: last + 1 };
    const about = { least: 0, most: Math.round(value * ABOUT), isAbout: true, first, last } as const;
    if (last > first) return about;
    const item = items[first];
    if (item && isSize(item)) return undefined;
    return value >= MIN_BARE_PRICE && !isYear(value) ? { ...about, isGuessed: true } : undefined;
  }

  /** Reads 'off' or 'discount' after a percentage; 'up to 50% off' includes smaller reductions. */
  function reductionOf(percent: number, first: number, unit: number): ReductionRange | undefined {
    if (!is(unit, 'percent') || !is(unit + 1, 'reduced')) return undefined;
    const isAtMost = is(first - 1, 'at_most');
    const isLimited = isAtMost || is(first - 1, 'at_least');
    const step = isAtMost ? undefined : discountSteps.findLast((each) => each <= percent);
    return { first: isLimited ? first - 1 : first, last: unit + 1, step };
  }
}

/** A number such as '2026' in a search is the year of a fashion rather than a price. */
function isYear(value: number): boolean {
  return value >= 2020 && value < 2040;
}
