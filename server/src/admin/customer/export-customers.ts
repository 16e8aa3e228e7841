import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { type CsvValue, csvAddress, csvFile } from '../../platform/csv/write-csv.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { inIndia } from '../day-in-india.ts';
import { findCustomers } from './customer-list.store.ts';

/** Small enough to take only a few milliseconds. */
const BATCH = 200;

const head = ['name', 'email', 'email_confirmed', 'phone', 'joined_at', 'orders', 'spent', 'is_blocked'];

/** Exports everybody with an account, newest first. Amounts are in rupees. */
export function exportCustomers(reads: Reads): AsyncIterable<string> {
  return csvFile(head, customerRows(reads));
}

async function* customerRows(reads: Reads): AsyncIterable<CsvValue[]> {
  for (let after: string | undefined; ; ) {
    const page = { after, limit: BATCH };
    const customers = await reads((db) => findCustomers(db, page));
    for (const row of customers)
      yield [
        row.name,
        csvAddress(row.email),
        row.email_confirmed_at !== null,
        row.phone,
        inIndia(row.joined_at),
        row.orders,
        paiseToRupees(row.spent),
        row.block_reason !== null,
      ];
    if (customers.length < BATCH) return;
    after = customers.at(-1)?.id;
  }
}
