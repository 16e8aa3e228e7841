import { type Paise, parseRupees } from '@gulmohar/contract/values/money.ts';
import { isShortened } from '../../../platform/csv/damaged-cells.ts';
import { readTable } from '../../../platform/csv/read-table.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';

export type RemittedRow = {
  line: number;
  trackingNumber: string;
  amount: Paise;
  deductions: Paise;
  reference: string;
  problem: string;
};

const names = {
  trackingNumber: ['awb', 'awbno', 'awbnumber', 'awbcode', 'waybill', 'waybillno', 'trackingnumber'],
  amount: ['codamount', 'codvalue', 'amount', 'collectedamount', 'grossamount', 'cod'],
  deductions: ['deductions', 'deduction', 'charges', 'totaldeductions', 'freight'],
  reference: ['utr', 'utrno', 'utrnumber', 'referencenumber', 'transactionid', 'bankreference'],
};

/** @throws ShopError INVALID_INPUT for a file of another kind */
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
      line,
      ...row,
      amount: paid ?? 0,
      deductions: deducted ?? 0,
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
