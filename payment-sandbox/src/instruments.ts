/** The outcome of paying with one of Razorpay's documented test cards and UPI ids. */
type Outcome = { method: 'card' | 'upi'; failure?: { description: string; reason: string } };

const instruments: Record<string, Outcome> = {
  '4100280000001007': { method: 'card' },
  '5500670000001002': { method: 'card' },
  '6527658900001005': { method: 'card' },
  '4100280000080001': {
    method: 'card',
    failure: {
      description: 'Your payment failed: there is not enough money on the card.',
      reason: 'insufficient_funds',
    },
  },
  '4100280000090000': {
    method: 'card',
    failure: { description: 'Your payment was not completed in time.', reason: 'payment_timed_out' },
  },
  '4100280000060003': {
    method: 'card',
    failure: { description: 'Your payment was declined by the bank.', reason: 'payment_declined' },
  },
  'success@razorpay': { method: 'upi' },
  'failure@razorpay': {
    method: 'upi',
    failure: { description: 'Your payment was declined in the UPI app.', reason: 'payment_declined' },
  },
};

/** @returns undefined for anything but a test instrument; spaces in a card number do not matter */
export function findInstrument(typed: string): Outcome | undefined {
  const key = typed.replace(/\s/g, '').toLowerCase();
  return Object.hasOwn(instruments, key) ? instruments[key] : undefined;
}
