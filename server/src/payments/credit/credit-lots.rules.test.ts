import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiredCredit } from './credit-lots.rules.ts';

const NOW = new Date('2026-06-01');
const PAST = new Date('2026-05-01');
const LATER = new Date('2026-07-01');

function given(amount: number, expires_at: Date | null) {
  return { kind: 'given', amount, checkout_id: null, expires_at };
}

function spent(amount: number, checkout_id = 'checkout') {
  return { kind: 'spent', amount: -amount, checkout_id, expires_at: null };
}

test('a shopper’s credit that ends first is spent first, even if it was given last', () => {
  expect(expiredCredit([given(100, null), given(50, PAST), spent(60)], NOW)).toBe(0);
  expect(expiredCredit([given(100, LATER), given(50, PAST), spent(30)], NOW)).toBe(20);
});

test('what a shopper spent before a gift was there is not counted against it', () => {
  expect(expiredCredit([given(100, null), spent(100), given(50, PAST)], NOW)).toBe(50);
});

test('what an abandoned checkout gives back ends when it would have ended', () => {
  const released = { kind: 'released', amount: 70, checkout_id: 'left', expires_at: null };
  expect(expiredCredit([given(50, PAST), given(50, null), spent(70, 'left'), released], NOW)).toBe(50);
  expect(expiredCredit([given(50, PAST), spent(50, 'left'), given(9, null), released], NOW)).toBe(50);
});

test('what expired once does not expire again', () => {
  const expired = { kind: 'expired', amount: -50, checkout_id: null, expires_at: null };
  expect(expiredCredit([given(50, PAST), given(80, LATER), expired], NOW)).toBe(0);
});

test('whatever a shopper spends, no more expires than is left, and none of what ends later', () => {
  const end = fc.constantFrom(null, PAST, LATER);
  const step = fc.record({ isGift: fc.boolean(), amount: fc.integer({ min: 1, max: 500 }), end });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let balance = 0;
      const entries = steps.flatMap(({ isGift, amount, end: expires_at }, position) => {
        const part = isGift ? amount : Math.min(amount, balance);
        if (part === 0) return [];
        balance += isGift ? part : -part;
        return [isGift ? given(part, expires_at) : spent(part, `checkout ${position}`)];
      });
      const expiring = entries
        .filter(({ expires_at }) => expires_at === PAST)
        .reduce((sum, { amount }) => sum + amount, 0);
      const expired = expiredCredit(entries, NOW);
      expect(expired).toBeGreaterThanOrEqual(0);
      expect(expired).toBeLessThanOrEqual(Math.min(balance, expiring));
      expect(expiredCredit([...entries, given(7, PAST)], NOW)).toBe(expired + 7);
    }),
  );
});
