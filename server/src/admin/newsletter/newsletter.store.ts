import {
  type listSubscribers,
  MAX_STOCK_ALERT_ROWS,
  SUBSCRIBER_PAGE,
  type Subscriber,
  type SubscriberState,
  type WaitingFor,
} from '@gulmohar/contract/admin/newsletter.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../platform/database/connection.ts';
import { containing } from '../../platform/database/containing.ts';

export async function countSubscribers(db: Database): Promise<Record<SubscriberState, number>> {
  const rows = await db
    .selectFrom('newsletter_subscriber')
    .groupBy('status')
    .select((from) => ['status', from.fn.countAll<number>().as('count')])
    .execute();
  const counts = { subscribed: 0, pending: 0, unsubscribed: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

export async function countByMonth(db: Database): Promise<{ month: string; came: number; left: number }[]> {
  const { rows } = await sql<{ month: string; came: number; left: number }>`
    with month as (
      select generate_series(date_trunc('month', now() at time zone 'Asia/Kolkata') - interval '11 months',
                             date_trunc('month', now() at time zone 'Asia/Kolkata'), interval '1 month') as first)
    select to_char(first, 'YYYY-MM') as month,
           (select count(*)::int from newsletter_subscriber where ${isWithinMonth('confirmed_at')}) as came,
           (select count(*)::int from newsletter_subscriber where ${isWithinMonth('unsubscribed_at')}) as left
    from month order by first`.execute(db);
  return rows;
}

/** Compares as a range so that the index is used. */
function isWithinMonth(column: string): RawBuilder<SqlBool> {
  const at = sql.ref(column);
  return sql`(${at} >= first at time zone 'Asia/Kolkata' and ${at} < (first + interval '1 month') at time zone 'Asia/Kolkata')`;
}

export async function findSubscribers(
  db: Database,
  { q, state, after }: z.output<typeof listSubscribers.query>,
): Promise<Subscriber[]> {
  let subscribers = db
    .selectFrom('newsletter_subscriber')
    .selectAll()
    .orderBy('email')
    .limit(SUBSCRIBER_PAGE);
  if (state !== 'all') subscribers = subscribers.where('status', '=', state);
  if (after) subscribers = subscribers.where('email', '>', after);
  if (q) subscribers = subscribers.where('email', 'like', containing(q.toLowerCase()));
  return (await subscribers.execute()).map((row) => ({
    email: row.email,
    state: row.status,
    requestedAt: row.requested_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribed_at?.toISOString() ?? null,
  }));
}

/** Small enough to take only a few milliseconds. */
const BATCH = 500;

export async function* readConfirmed(
  db: Database,
): AsyncIterable<{ email: string; confirmed_at: Date | null; requested_at: Date }> {
  let after = '';
  while (true) {
    const rows = await db
      .selectFrom('newsletter_subscriber')
      .where('status', '=', 'subscribed')
      .where('email', '>', after)
      .orderBy('email')
      .limit(BATCH)
      .select(['email', 'confirmed_at', 'requested_at'])
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.email;
  }
}

export async function findWaitedFor(db: Database): Promise<WaitingFor[]> {
  const rows = await db
    .selectFrom('stock_alert')
    .innerJoin('product', 'product.id', 'stock_alert.product_id')
    .where('stock_alert.status', 'in', ['active', 'pending'])
    .groupBy(['product.id', 'stock_alert.size'])
    .select((from) => [
      'product.id',
      'product.name',
      sql<string | null>`product.pictures[1]`.as('picture'),
      'stock_alert.size',
      from.fn.countAll<number>().filterWhere('stock_alert.status', '=', 'active').as('waiting'),
      from.fn.countAll<number>().filterWhere('stock_alert.status', '=', 'pending').as('unconfirmed'),
      from.fn.min('stock_alert.requested_at').as('since'),
    ])
    .orderBy('waiting', 'desc')
    .orderBy('since')
    .limit(MAX_STOCK_ALERT_ROWS)
    .execute();
  return rows.map(({ id, since, ...row }) => ({ ...row, productId: id, since: since.toISOString() }));
}
