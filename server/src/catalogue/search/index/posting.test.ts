import { expect, test } from 'vitest';
import {
  addBit,
  countBits,
  countCommon,
  difference,
  intersection,
  noBits,
  numbersIn,
  union,
} from './bits.ts';
import { GrowingBits } from './growing-bits.ts';
import { Posting } from './posting.ts';
import { SlotOrder } from './slot-order.ts';

const SIZE = 100_000;

/** Returns pseudo-random numbers in ascending order, the same in every run. */
function scattered(oneIn: number): number[] {
  return Array.from({ length: SIZE }, (_, number) => number).filter(
    (number) => (Math.imul(number + oneIn, 2_654_435_761) >>> 8) % oneIn === 0,
  );
}

test.each([1, 2, 31, 33, 1_000, 50_000])(
  'a word in one of %i products is found in exactly those',
  (oneIn) => {
    const slots = scattered(oneIn);
    const posting = new Posting();
    for (const slot of slots) {
      posting.add(slot);
      posting.add(slot);
    }
    const bits = noBits(SIZE);
    posting.addTo(bits);
    expect(numbersIn(bits)).toEqual(slots);
    expect([posting.countIn(bits), countBits(bits)]).toEqual([slots.length, slots.length]);
    expect(posting.meets(bits)).toBe(slots.length > 0);
    expect(posting.meets(difference(bits, bits))).toBe(false);
  },
);

test('intersection, union and counts of sets are correct', () => {
  const [twos, threes] = [2, 3].map(scattered);
  const [one, other] = [twos, threes].map((numbers = []) => {
    const bits = noBits(SIZE);
    for (const number of numbers) addBit(bits, number);
    return bits;
  });
  const both = twos?.filter((number) => threes?.includes(number)) ?? [];
  expect(numbersIn(intersection(one ?? noBits(0), other ?? noBits(0)))).toEqual(both);
  expect(countCommon(one ?? noBits(0), other ?? noBits(0))).toBe(both.length);
  expect(countBits(union([one ?? noBits(0), other ?? noBits(0)], SIZE))).toBe(
    (twos?.length ?? 0) + (threes?.length ?? 0) - both.length,
  );
});

test('a removed slot is no longer in the set, however large its number', () => {
  const set = new GrowingBits();
  for (const number of [0, 31, 32, 1_023, 1_024, 5_000_000]) set.add(number);
  for (const number of [31, 5_000_000, 9_000_000]) set.remove(number);
  expect(numbersIn(set.bits)).toEqual([0, 32, 1_023, 1_024]);
});

test('few and many matches are paged in the same order, in both directions, also after later additions', () => {
  const order = new SlotOrder((one, other) => (one % 7) - (other % 7) || one - other);
  const all = Array.from({ length: 3_000 }, (_, slot) => slot);
  for (const slot of all.slice(0, 2_000)) order.add(slot);
  const bits = noBits(3_000);
  for (const slot of all) if (slot % 3 === 0) addBit(bits, slot);
  order.pick(bits, countBits(bits), 0, 1);
  for (const slot of all.slice(2_000)) order.add(slot);
  const expected = numbersIn(bits).sort((one, other) => (one % 7) - (other % 7) || one - other);
  for (const claimedCount of [countBits(bits), 1]) {
    expect(order.pick(bits, claimedCount, 120, 12)).toEqual(expected.slice(120, 132));
    expect(order.pick(bits, claimedCount, 990, 48)).toEqual(expected.slice(990));
    expect(order.pick(bits, claimedCount, 5, 12, -1)).toEqual(expected.toReversed().slice(5, 17));
  }
});
