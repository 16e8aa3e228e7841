import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import { type RawBuilder, sql } from 'kysely';
import { actorLabel } from '../../platform/audit/actor.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/**
 * How many steps, changes, refunds and steps of its returns it has had: none is ever undone, so a decision
 * made on the same version was made on the same order.
 * @param orderId in SQL
 */
export function orderVersion(orderId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*)::int from (${changesOf(orderId)}) as change)`;
}

export async function readOrderVersion(db: Database, orderId: string): Promise<number> {
  const { version } = await db
    .selectNoFrom(orderVersion(sql`${orderId}::uuid`).as('version'))
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * The order's row must be locked.
 * @param version that the decision was made on; absent when the caller does not say
 * @throws ShopError CHANGED_MEANWHILE, which says what was changed and by whom
 */
export async function assertUnchanged(
  db: Database,
  orderId: string,
  version: number | undefined,
): Promise<void> {
  if (version === undefined) return;
  const { rows } = await sql<Change>`${changesOf(sql`${orderId}::uuid`)} order by at`.execute(db);
  if (rows.length === version) return;
  const news = rows.slice(version).map(sentenceOf);
  throw new ShopError(
    'CHANGED_MEANWHILE',
    `This order has changed since you opened it${news.length > 0 ? `: ${news.join('; ')}` : ''}. Please look at it again.`,
  );
}

type Change = { text: string; amount: Paise | null; by: string };

function sentenceOf({ text, amount, by }: Change): string {
  return `${text}${amount === null ? '' : ` ${formatRupees(amount)}`}${by && ` (${actorLabel(by)})`}`;
}

function changesOf(orderId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select at, 'it is now ' || status as text, null::bigint as amount, actor as by
    from order_event where order_id = ${orderId}
    union all
    select return_event.at, order_line.name || ': ' || return_event.status, null, actor
    from return_request join order_line on order_line.id = line_id
    join return_event on return_id = return_request.id where return_request.order_id = ${orderId}
    union all
    select at, name || case kind when 'swapped' then ' was swapped' else ' was taken out' end, null,
      'staff:' || staff_name from line_change where order_id = ${orderId}
    union all
    select refund.created_at, 'a refund of', refund.amount, coalesce('staff:' || staff_name, '')
    from payment join refund on payment_id = payment.id where payment.order_id = ${orderId}
    union all
    select at, case action when 'order.address' then 'the address was changed' else 'it was confirmed' end, null,
      'staff:' || staff_name
    from audit_entry where subject = ${orderId}::text and action in ('order.address', 'order.confirm')`;
}
