/** The outcome of paying with one of Stripe's documented test cards, or with a slow bank debit. */
export type Outcome =
  | { kind: 'paid' | 'processing'; method: string }
  | { kind: 'declined'; method: string; message: string };

const outcomes: Record<string, Outcome> = {
  '4242424242424242': { kind: 'paid', method: 'card' },
  '5555555555554444': { kind: 'paid', method: 'card' },
  '4000000000000002': { kind: 'declined', method: 'card', message: 'Your card was declined.' },
  '4000000000009995': { kind: 'declined', method: 'card', message: 'Your card has insufficient funds.' },
  debit: { kind: 'processing', method: 'bank_debit' },
};

/** @returns undefined for anything but a test method; spaces in a card number do not matter */
export function findStripeMethod(typed: string): Outcome | undefined {
  const key = typed.replace(/\s/g, '').toLowerCase();
  return Object.hasOwn(outcomes, key) ? outcomes[key] : undefined;
}
