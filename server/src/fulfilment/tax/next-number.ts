import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';
import type { TaxDocumentKind } from '../../platform/database/tables.ts';

/** The letter of each kind's number series. */
const LETTERS: Record<TaxDocumentKind, string> = { invoice: '', 'credit-note': 'C', 'delivery-challan': 'D' };

const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The financial year from April to March by the calendar of India, such as `26-27`. */
export function financialYear(at: Date): string {
  const there = new Date(at.getTime() + INDIA_AHEAD_MS);
  const year = there.getUTCFullYear() - (there.getUTCMonth() < 3 ? 1 : 0);
  return [year, year + 1].map((part) => String(part % 100).padStart(2, '0')).join('-');
}

/**
 * Assigns the next number of a financial year. Concurrent calls wait for this transaction, and if it fails
 * its number is assigned again, so that there are no gaps and no duplicates.
 */
export async function nextNumber(
  trx: Transaction,
  kind: TaxDocumentKind,
  prefix: string,
  at: Date,
): Promise<string> {
  const year = financialYear(at);
  const { last_serial: serial } = await trx
    .insertInto('tax_series')
    .values({ kind, financial_year: year, last_serial: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'financial_year'])
        .doUpdateSet({ last_serial: sql<number>`tax_series.last_serial + 1` }),
    )
    .returning('last_serial')
    .executeTakeFirstOrThrow();
  return `${prefix}${LETTERS[kind]}/${year}/${String(serial).padStart(6, '0')}`;
}
