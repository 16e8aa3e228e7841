import type { WaitingFor } from '@gulmohar/contract/admin/newsletter.ts';
import type { listSearches } from '@gulmohar/contract/admin/search.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../platform/database/connection.ts';
import type { ReadDatabase } from '../platform/database/reads.ts';

/**
 * A job recomputes the figures every ten minutes; if it no longer runs, they are computed on each request.
 */
const MAX_AGE_HOURS = 1;

export type CachedFigures = {
  /** `sales_sum` has the order totals up to this instant, the beginning of a day in India. */
  sales: { until: string };
  bestSellers: { productId: string; name: string; units: number }[];
  conversion: { began: number; bought: number };
  cash: { collected: number; remitted: number };
  promise: { due: number; kept: number; daysLate: number | null };
  searches: Omit<z.output<typeof listSearches.reply>, 'success'>;
  waitedFor: WaitingFor[];
  billMonths: { month: string; billed: number; disputed: number; parcels: number }[];
};

/** @returns undefined when the figure must be computed now */
export async function readCachedFigure<Name extends keyof CachedFigures>(
  db: ReadDatabase,
  name: Name,
): Promise<CachedFigures[Name] | undefined> {
  const row = await db
    .selectFrom('kept_figure')
    .where('name', '=', name)
    .where('at', '>', sql<Date>`now() - ${MAX_AGE_HOURS} * interval '1 hour'`)
    .select('value')
    .executeTakeFirst();
  // Only keepFigure writes it.
  return row?.value as CachedFigures[Name] | undefined;
}

/** Returns until when order totals are stored; undefined when all of them must be summed now. */
export async function salesCachedUntil(db: ReadDatabase): Promise<Date | undefined> {
  const row = await readCachedFigure(db, 'sales');
  return row && new Date(row.until);
}

export async function cacheFigure<Name extends keyof CachedFigures>(
  db: Database,
  name: Name,
  figure: CachedFigures[Name],
): Promise<void> {
  const row = { name, value: JSON.stringify(figure), at: sql<Date>`now()` };
  await db
    .insertInto('kept_figure')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value, at: row.at }))
    .execute();
}

/**
 * Drops a figure after a member of staff changed its data, so that it is recomputed even if that takes long.
 */
export async function forgetFigure(db: Database, name: keyof CachedFigures): Promise<void> {
  await db.deleteFrom('kept_figure').where('name', '=', name).execute();
}

export async function forgetFigures(db: Database): Promise<void> {
  await db.deleteFrom('kept_figure').execute();
  await db.deleteFrom('sales_sum').execute();
}
