import { type RawBuilder, sql } from 'kysely';

/** The checkouts of a caller: those of the account, and those whose `orderId` the browser has. */
export type OwnCheckouts = { userId?: string | undefined; orderIds?: readonly string[] | undefined };

export function ownUnits({ userId, orderIds = [] }: OwnCheckouts): RawBuilder<number> {
  if (!userId && orderIds.length === 0) return sql<number>`0`;
  const ids = sql`${[...orderIds]}::text[]`;
  return sql<number>`(
    select coalesce(sum(quantity), 0)::int from reservation join checkout on checkout.id = checkout_id
    where reservation.variant_id = variant.id and checkout.status = 'open'
      and (user_id = ${userId ?? null}::uuid or provider_order_id = any(${ids}) or checkout.id::text = any(${ids})))`;
}
