import { expect, test } from 'vitest';
import { type CodFacts, type CodRules, decideCod, needsConfirmation } from './cod.rules.ts';

const rules: CodRules = {
  isOffered: true,
  minimum: 50_000,
  maximum: 500_000,
  onlyPins: [],
  exceptPins: [],
  openOrdersPerPhone: 2,
  refusals: 2,
  refusalDays: 180,
  confirm: 'never',
  confirmAbove: 0,
  fee: 0,
  feeFreeFrom: null,
  guests: true,
  exceptCategories: [],
  exceptProducts: [],
};
const facts: CodFacts = {
  total: 250_000,
  zipcode: '560027',
  openOrders: 0,
  refusals: 0,
  delivered: 1,
  courierTakesCash: null,
  isGuest: false,
  exceptedItem: null,
  isBlocked: false,
  isWithinCaps: true,
};
const NOT_FOR_THIS = 'Please pay online for this order.';

test.each<[string, Partial<CodRules>, Partial<CodFacts>, string | null]>([
  ['any order within the rules', {}, {}, null],
  ['no order while it is off', { isOffered: false }, {}, 'Cash on delivery is not available.'],
  [
    'a guest where buyers sign in for it',
    { guests: false },
    { isGuest: true },
    'Please sign in to pay cash on delivery, or pay online.',
  ],
  ['a buyer with an account where guests pay online', { guests: false }, {}, null],
  ['a guest where guests may', {}, { isGuest: true }, null],
  [
    'an item that is not sold for cash',
    {},
    { exceptedItem: 'Banarasi Saree' },
    'Cash on delivery is not available for Banarasi Saree. Please pay online.',
  ],
  ['a buyer who pays online by the word of the staff', {}, { isBlocked: true }, NOT_FOR_THIS],
  ['the least amount', {}, { total: 50_000 }, null],
  ['less than that', {}, { total: 49_999 }, 'Cash on delivery is available for orders of Rs. 500 or more.'],
  [
    'nothing to pay',
    { minimum: 0 },
    { total: 0 },
    'Cash on delivery is available for orders of Rs. 1 or more.',
  ],
  ['the highest amount', {}, { total: 500_000 }, null],
  ['more than that', {}, { total: 500_001 }, 'Cash on delivery is available for orders of up to Rs. 5,000.'],
  ['a PIN code that is listed', { onlyPins: ['302', '5600'] }, {}, null],
  [
    'a PIN code that is not listed',
    { onlyPins: ['302'] },
    {},
    'Cash on delivery is not available in PIN code 560027.',
  ],
  [
    'a PIN code that is excepted',
    { onlyPins: ['56'], exceptPins: ['560027'] },
    {},
    'Cash on delivery is not available in PIN code 560027.',
  ],
  ['a PIN code where a courier takes cash', {}, { courierTakesCash: true }, null],
  [
    'a PIN code where no courier takes cash',
    {},
    { courierTakesCash: false },
    'Cash on delivery is not available in PIN code 560027.',
  ],
  ['one more open order', {}, { openOrders: 1 }, null],
  ['too many open orders', {}, { openOrders: 2 }, NOT_FOR_THIS],
  [
    'what goes beyond the caps and needs confirmation',
    { confirm: 'always' },
    { isWithinCaps: false },
    NOT_FOR_THIS,
  ],
  ['what goes beyond the caps but needs none', {}, { isWithinCaps: false }, null],
  ['one refused parcel', {}, { refusals: 1 }, null],
  ['too many refused parcels', {}, { refusals: 2 }, NOT_FOR_THIS],
  ['refused parcels where there is no such rule', { refusals: 0 }, { refusals: 9 }, null],
])('the rules decide on cash on delivery for %s', (_, changedRules, changedFacts, rejection) => {
  const { rejection: told } = decideCod({ ...rules, ...changedRules }, { ...facts, ...changedFacts });
  expect(told).toBe(rejection);
});

test.each<[string, Partial<CodRules>, Partial<CodFacts>, boolean]>([
  ['any order while nobody is asked', { confirm: 'never' }, { delivered: 0 }, false],
  ['any order while all are asked', { confirm: 'always' }, {}, true],
  ['the first order of a phone number', { confirm: 'risky' }, { delivered: 0 }, true],
  ['a later one of the amount', { confirm: 'risky' }, { total: 150_000 }, false],
  ['a later one of more', { confirm: 'risky' }, { total: 150_001 }, true],
])('the rules decide whether the buyer has to confirm %s', (_, changedRules, changedFacts, isNeeded) => {
  const decision = decideCod(
    { ...rules, confirmAbove: 150_000, ...changedRules },
    { ...facts, ...changedFacts },
  );
  expect(needsConfirmation(decision)).toBe(isNeeded);
});
