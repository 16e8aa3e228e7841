import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/connection.ts';
import type { ReadDatabase } from '../../../platform/database/reads.ts';
import type { GstFiling } from '../../../platform/database/tables.ts';

export async function findFiling(
  db: ReadDatabase,
  period: string,
): Promise<Selectable<GstFiling> | undefined> {
  return db.selectFrom('gst_filing').where('period', '=', period).selectAll().executeTakeFirst();
}

export async function filedPeriods(db: ReadDatabase): Promise<string[]> {
  const rows = await db.selectFrom('gst_filing').orderBy('period').select('period').execute();
  return rows.map(({ period }) => period);
}

export async function saveFiling(
  trx: Transaction,
  filing: { period: string; content_hash: string; staff_name: string },
): Promise<void> {
  const { content_hash, staff_name } = filing;
  await trx
    .insertInto('gst_filing')
    .values(filing)
    .onConflict((conflict) =>
      conflict.column('period').doUpdateSet({ content_hash, staff_name, filed_at: new Date() }),
    )
    .execute();
}

export async function deleteFiling(trx: Transaction, period: string): Promise<void> {
  await trx.deleteFrom('gst_filing').where('period', '=', period).execute();
}

/** Such as `2026-11`, latest first. */
export async function findMonths(db: ReadDatabase): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select to_char(month, 'YYYY-MM') as month
    from generate_series(
      (select date_trunc('month', coalesce(min(issued_at), now()) at time zone 'Asia/Kolkata') from tax_document),
      now() at time zone 'Asia/Kolkata', interval '1 month') as month
    order by month desc`.execute(db);
  return rows.map(({ month }) => month);
}
