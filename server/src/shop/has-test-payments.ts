import type { Shop } from '@gulmohar/contract/shop/shop.ts';

/** Whether a live shop places orders without taking money: by the sandbox, or with the provider's test keys. */
export function hasTestPayments({ mode, payment }: Shop): boolean {
  return mode === 'live' && payment.testMode;
}
