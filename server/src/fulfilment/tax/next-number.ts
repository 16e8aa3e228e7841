import type { TaxSettings } from '@gulmohar/contract/admin/tax-settings.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { TaxDocumentKind } from '../../platform/database/tables.ts';

const LETTERS: Record<TaxDocumentKind, string> = { invoice: '', 'credit-note': 'C', 'delivery-challan': 'D' };

const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** From April to March by the calendar of India, such as `26-27`. */
export function financialYear(at: Date): string {
  const there = new Date(at.getTime() + INDIA_AHEAD_MS);
  const year = there.getUTCFullYear() - (there.getUTCMonth() < 3 ? 1 : 0);
  return [year, year + 1].map((part) => String(part % 100).padStart(2, '0')).join('-');
}

/**
 * Concurrent calls wait for this transaction, and if it fails its number is assigned again, so that there are
 * no gaps and no duplicates.
 */
export async function nextNumber(
  trx: Transaction,
  kind: TaxDocumentKind,
  prefix: string,
  at: Date,
): Promise<string> {
  const year = financialYear(at);
  const series = seriesUnder(prefix, kind, year);
  await lockSeries(trx, kind, year);
  const { rows } = await sql<{ serial: number }>`
    select coalesce(max(${SERIAL}), 0) + 1 as serial from tax_document where ${SERIES} = ${series}`.execute(
    trx,
  );
  const serial = rows[0]?.serial ?? 1;
  return `${series}/${String(serial).padStart(6, '0')}`;
}

/** The parts of a document's number, as in the index `tax_document_series`. */
const SERIES = sql`substring(number from '^(.*)/')`;
const SERIAL = sql`substring(number from '[0-9]+$')::int`;

function seriesUnder(prefix: string, kind: TaxDocumentKind, year: string): string {
  return `${prefix}${LETTERS[kind]}/${year}`;
}

/** The earlier release counts all prefixes together here, so its count stays above every number in use. */
async function lockSeries(trx: Transaction, kind: TaxDocumentKind, year: string): Promise<void> {
  await trx
    .insertInto('tax_series')
    .values({ kind, financial_year: year, last_serial: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'financial_year'])
        .doUpdateSet({ last_serial: sql<number>`tax_series.last_serial + 1` }),
    )
    .execute();
}

/**
 * Credit notes of `G` begin with `GC`, and so would invoices under `GC`. Bills that collect no tax are not in the series
 * of this year's tax invoices.
 */
export async function isPrefixTaken(
  db: Database,
  { invoicePrefix: prefix, registration }: Pick<TaxSettings, 'invoicePrefix' | 'registration'>,
): Promise<boolean> {
  const thisYear = `${seriesUnder(prefix, 'invoice', financialYear(new Date()))}/`;
  const kinds = Object.keys(LETTERS) as TaxDocumentKind[];
  const { rows } = await sql`
    select from tax_document
    where ${sql.join(
      kinds.map((kind) => sql`(starts_with(number, ${`${prefix}${LETTERS[kind]}/`}) and kind <> ${kind})`),
      sql` or `,
    )} or (kind = 'invoice' and starts_with(number, ${thisYear})
           and coalesce(content->'seller'->>'registration', 'regular') <> ${registration})
    limit 1`.execute(db);
  return rows.length > 0;
}
