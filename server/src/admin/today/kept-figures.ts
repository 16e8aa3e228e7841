import type { WaitingFor } from '@gulmohar/contract/admin/newsletter.ts';
import type { listSearches } from '@gulmohar/contract/admin/search.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../platform/database/connection.ts';
import type { ReadDatabase } from '../../platform/database/reads.ts';

/** A job makes them anew every ten minutes; where it no longer runs, they are summed again when they are asked for. */
const MAX_AGE_HOURS = 1;

/** The figures that are kept where there are many orders, by name. */
export type KeptFigures = {
  /** What orders came to before that instant, the beginning of a day in India, is kept in `sales_sum`. */
  sales: { until: string };
  bestSellers: { productId: string; name: string; units: number }[];
  conversion: { began: number; bought: number };
  cash: { collected: number; remitted: number };
  promise: { due: number; kept: number; daysLate: number | null };
  searches: Omit<z.output<typeof listSearches.reply>, 'success'>;
  waitedFor: WaitingFor[];
  billMonths: { month: string; billed: number; disputed: number; parcels: number }[];
};

/** @returns undefined where it is to be summed now */
export async function readKept<Name extends keyof KeptFigures>(
  db: ReadDatabase,
  name: Name,
): Promise<KeptFigures[Name] | undefined> {
  const kept = await db
    .selectFrom('kept_figure')
    .where('name', '=', name)
    .where('at', '>', sql<Date>`now() - ${MAX_AGE_HOURS} * interval '1 hour'`)
    .select('value')
    .executeTakeFirst();
  // Nobody but keepFigure writes it.
  return kept?.value as KeptFigures[Name] | undefined;
}

/** Until when what orders came to is kept; undefined: all of it is to be summed now. */
export async function salesKeptUntil(db: ReadDatabase): Promise<Date | undefined> {
  const kept = await readKept(db, 'sales');
  return kept && new Date(kept.until);
}

export async function keepFigure<Name extends keyof KeptFigures>(
  db: Database,
  name: Name,
  figure: KeptFigures[Name],
): Promise<void> {
  const row = { name, value: JSON.stringify(figure), at: sql<Date>`now()` };
  await db
    .insertInto('kept_figure')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value, at: row.at }))
    .execute();
}

/** What a member of staff has just changed is summed anew, however long it takes. */
export async function forgetFigure(db: Database, name: keyof KeptFigures): Promise<void> {
  await db.deleteFrom('kept_figure').where('name', '=', name).execute();
}

export async function forgetFigures(db: Database): Promise<void> {
  await db.deleteFrom('kept_figure').execute();
  await db.deleteFrom('sales_sum').execute();
}
