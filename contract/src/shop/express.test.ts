import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_SAVING, priceCart } from '../sales/pricing.ts';
import { expressFee, isExpressOffered } from './express.ts';
import { type ExpressRules, SPECIFIED_SHIPPING } from './shop-rules.ts';

const rules: ExpressRules = {
  fee: 25_000,
  zones: [{ name: 'Hills', states: ['Ladakh'], fee: 60_000 }],
  isFreeToo: false,
  weight: { includedGrams: 1_000, stepGrams: 500, stepFee: 6_000 },
  onlyPins: ['56', '570001'],
  exceptPins: ['560099'],
  exceptStates: ['Sikkim'],
  takesPrepaid: true,
  takesCash: false,
};

test('the Express fee depends on the zone and on each weight step begun', () => {
  expect(expressFee({ grams: 900, state: 'Karnataka', isFree: false }, rules)).toBe(25_000);
  expect(expressFee({ grams: 1_001, state: 'Karnataka', isFree: true }, rules)).toBe(31_000);
  expect(expressFee({ grams: 0, state: 'Ladakh', isFree: false }, rules)).toBe(60_000);
});

test('the free delivery threshold applies to Express only if the owner says so', () => {
  const shipping = { ...SPECIFIED_SHIPPING, express: rules };
  const lines = [{ unitPrice: 300_000, quantity: 1 }];
  expect(priceCart(lines, shipping, NO_SAVING, 'Karnataka', { delivery: 'express' }).shipping).toBe(25_000);
  const freeToo = { ...shipping, express: { ...rules, isFreeToo: true } };
  expect(priceCart(lines, freeToo, NO_SAVING, 'Karnataka', { delivery: 'express' }).shipping).toBe(0);
});

test.each([
  [{ zipcode: '560001' }, true],
  [{ zipcode: '560099' }, false],
  [{ zipcode: '110001' }, false],
  [{ zipcode: '570001', state: 'Sikkim' }, false],
  [{ zipcode: '11' }, true],
])('Express goes to %o: %s', (way, goes) => {
  expect(isExpressOffered(rules, way)).toBe(goes);
});

test('standard delivery, and a shop without Express, leave every total unchanged', () => {
  const line = fc.record({
    unitPrice: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    grams: fc.integer({ min: 0, max: 3_000 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const before = priceCart(lines, SPECIFIED_SHIPPING, NO_SAVING, 'Karnataka');
      const offered = { ...SPECIFIED_SHIPPING, express: rules };
      expect(priceCart(lines, offered, NO_SAVING, 'Karnataka', { delivery: 'standard' })).toEqual(before);
      expect(priceCart(lines, SPECIFIED_SHIPPING, NO_SAVING, 'Karnataka', { delivery: 'express' })).toEqual(
        before,
      );
    }),
  );
});
