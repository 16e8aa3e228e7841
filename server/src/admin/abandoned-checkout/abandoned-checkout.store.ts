import {
  type AbandonedCheckout,
  type AbandonedState,
  type listAbandonedCheckouts,
  MAX_SHOWN_CHECKOUTS,
  RECOVERY_DAYS,
} from '@gulmohar/contract/admin/abandoned-checkout.ts';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../platform/database/connection.ts';
import type { CheckoutJson } from '../../sales/checkout/checkout-row.ts';
import { isAbandoned, mayBeReminded, orderedSince } from '../../sales/reminder/abandoned.ts';

type Figures = z.output<typeof listAbandonedCheckouts.reply>['figures'];

const since = sql`coalesce(returned_at, checkout.created_at)`;

const isOf: Record<AbandonedState, ReturnType<typeof sql<SqlBool>>> = {
  all: sql`true`,
  reminded: sql`first_at is not null`,
  returned: sql`returned_at is not null`,
  bought: sql`exists ${orderedSince(since)}`,
};

export async function findAbandoned(db: Database, state: AbandonedState): Promise<AbandonedCheckout[]> {
  const rows = await db
    .selectFrom('checkout')
    .leftJoin('checkout_reminder', 'checkout_reminder.checkout_id', 'checkout.id')
    .where(isAbandoned)
    .where(isOf[state])
    .orderBy('checkout.created_at', 'desc')
    .limit(MAX_SHOWN_CHECKOUTS)
    .select(['checkout.id', 'checkout.created_at', 'checkout.amount', 'checkout.snapshot'])
    .$narrowType<CheckoutJson>()
    .select(['first_at', 'second_at', 'returned_at', mayBeReminded.as('may_be_reminded')])
    .select(sql<string | null>`(select bought.id from ${orderedSince(since)} bought)`.as('order_id'))
    .execute();
  return rows.map((row) => ({
    checkoutId: row.id,
    begunAt: row.created_at.toISOString(),
    buyerName: row.snapshot?.buyer.name ?? '',
    email: row.snapshot?.buyer.email ?? '',
    amount: row.amount,
    items: (row.snapshot?.lines ?? []).map(({ name, size, quantity }) => ({ name, size, quantity })),
    mayBeReminded: row.may_be_reminded,
    firstAt: row.first_at?.toISOString() ?? null,
    secondAt: row.second_at?.toISOString() ?? null,
    returnedAt: row.returned_at?.toISOString() ?? null,
    orderId: row.order_id,
  }));
}

export async function readRecovery(db: Database): Promise<Figures> {
  return db
    .selectFrom('checkout')
    .leftJoin('checkout_reminder', 'checkout_reminder.checkout_id', 'checkout.id')
    .leftJoinLateral(
      sql<{ id: string; amount: number }>`${orderedSince(sql`returned_at`)}`.as('recovered'),
      (join) => join.onTrue(),
    )
    .where(isAbandoned)
    .where('checkout.created_at', '>', sql<Date>`now() - ${RECOVERY_DAYS} * interval '1 day'`)
    .select((from) => [
      from.fn.countAll<number>().as('abandoned'),
      sql<number>`coalesce(sum(checkout.amount), 0)::bigint`.as('abandonedAmount'),
      from.fn.count<number>('first_at').as('reminded'),
      from.fn.count<number>('returned_at').as('returned'),
      sql<number>`count(distinct recovered.id)`.as('recovered'),
      // An order that two reminders led to is counted once.
      sql<number>`coalesce((select sum(amount) from (
        select distinct on (id) id, amount from unnest(array_agg(recovered.id), array_agg(recovered.amount)) as each (id, amount)
        where id is not null) once), 0)::bigint`.as('recoveredAmount'),
    ])
    .executeTakeFirstOrThrow();
}
