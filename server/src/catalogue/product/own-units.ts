import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The caller's account, and the ids of its checkouts and of units held for it; the API calls these `orderIds`. */
export type OwnCheckouts = { userId?: string | undefined; unitIds?: readonly string[] | undefined };

/** What the caller's open checkouts have reserved, and what is held for the caller because of a stock alert. */
export function ownUnits({ userId, unitIds = [] }: OwnCheckouts): RawBuilder<number> {
  if (!userId && unitIds.length === 0) return sql<number>`0`;
  const ids = sql`${[...unitIds]}::text[]`;
  return sql<number>`((
    select coalesce(sum(quantity), 0)::int from reservation join checkout on checkout.id = checkout_id
    where reservation.variant_id = variant.id and checkout.status = 'open'
      and (user_id = ${userId ?? null}::uuid or provider_order_id = any(${ids}) or checkout.id::text = any(${ids}))
  ) + (
    select count(*)::int from stock_hold where stock_hold.variant_id = variant.id and ${isOwnHold({ userId, unitIds })}))`;
}

/** For rows of `stock_hold`: whether the unit is held for the caller. */
export function isOwnHold({ userId, unitIds = [] }: OwnCheckouts): RawBuilder<SqlBool> {
  return sql`(stock_hold.id::text = any(${[...unitIds]}::text[]) or exists (
    select from stock_alert left join users on users.email = stock_alert.email and email_confirmed_at is not null
    where stock_alert.id = stock_hold.alert_id and ${userId ?? null}::uuid in (stock_alert.user_id, users.id)))`;
}
