import { type Paise, parseRupees } from '@gulmohar/contract/values/money.ts';
import { isShortened, readTable } from '../../../platform/csv/read-table.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';

export type RemittedRow = {
  /** The line in the file; the heading is line 1. */
  line: number;
  trackingNumber: string;
  amount: Paise;
  deductions: Paise;
  reference: string;
  /** Why the row cannot be read; empty when it can. */
  problem: string;
};

/** Couriers' names for the columns, without spaces and punctuation. */
const names = {
  trackingNumber: ['awb', 'awbno', 'awbnumber', 'awbcode', 'waybill', 'waybillno', 'trackingnumber'],
  amount: ['codamount', 'codvalue', 'amount', 'collectedamount', 'grossamount', 'cod'],
  deductions: ['deductions', 'deduction', 'charges', 'totaldeductions', 'freight'],
  reference: ['utr', 'utrno', 'utrnumber', 'referencenumber', 'transactionid', 'bankreference'],
};

/**
 * Reads the rows of a courier's remittance file, by its column names.
 * @throws ShopError INVALID_INPUT for a file of another kind
 */
export function readRemittanceFile(content: string): RemittedRow[] {
  const { columnOf, records } = readTable(content);
  const [awb, amount, cut, utr] = [
    columnOf(names.trackingNumber),
    columnOf(names.amount),
    columnOf(names.deductions),
    columnOf(names.reference),
  ];
  const missing = [
    ...(awb < 0 ? ['AWB'] : []),
    ...(amount < 0 ? ['COD amount'] : []),
    ...(utr < 0 ? ['UTR'] : []),
  ];
  if (missing.length > 0) {
    throw new ShopError('INVALID_INPUT', `The file has no column for ${missing.join(', ')}.`);
  }
  return records.map(({ line, cells, problem }) => {
    const [paid, deducted] = [parseRupees(cells[amount] ?? ''), parseRupees(cells[cut] || '0')];
    const row = { trackingNumber: cells[awb] ?? '', reference: cells[utr] ?? '' };
    return {
      ...{ line, ...row, amount: paid ?? 0, deductions: deducted ?? 0 },
      problem: problem || problemOf({ ...row, paid, deducted }),
    };
  });
}

type Read = {
  trackingNumber: string;
  reference: string;
  paid: Paise | undefined;
  deducted: Paise | undefined;
};

function problemOf({ trackingNumber, reference, paid, deducted }: Read): string {
  if (!trackingNumber) return 'The AWB is missing.';
  if (isShortened(trackingNumber)) {
    return 'A spreadsheet has shortened this AWB; please export the file again.';
  }
  if (!reference) return 'The UTR is missing.';
  return paid === undefined || deducted === undefined ? 'The amount cannot be read.' : '';
}
