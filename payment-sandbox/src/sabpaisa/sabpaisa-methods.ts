import type { StatusCode } from './sabpaisa-ledger.ts';

export type Outcome = { status: StatusCode; mode: string };

/** The outcome of each choice on the payment page, with the test data of SabPaisa's guide. */
const outcomes: Record<string, Outcome> = {
  '4029484589897107': { status: '0000', mode: 'Debit Card' },
  'merchant@sabpaisa': { status: '0000', mode: 'UPI' },
  '4000020000000000': { status: '0300', mode: 'Credit Card' },
  eneft: { status: '0400', mode: 'eNEFT' },
  abort: { status: '0200', mode: 'NA' },
};

/** @returns undefined for anything but a test method */
export function findSabPaisaMethod(chosen: string): Outcome | undefined {
  const key = chosen.toLowerCase();
  return Object.hasOwn(outcomes, key) ? outcomes[key] : undefined;
}
