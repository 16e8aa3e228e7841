import { type RawBuilder, sql } from 'kysely';
import { DRAFT_KEY } from '../checkout/buyer-key.ts';

/** For rows of `checkout`. */
export const email = sql<string>`checkout.snapshot #>> '{buyer,email}'`;
export const phone = sql<string>`checkout.snapshot #>> '{buyer,phone}'`;

/** A checkout of the shop's pages that was given up, of a buyer who is known. */
export const isAbandoned = sql<boolean>`(checkout.status = 'expired' and checkout.snapshot is not null
  and checkout.buyer_left_at is null and not starts_with(checkout.buyer_key, ${DRAFT_KEY}) and ${email} <> '')`;

/** By the box at the checkout, or by the account's newsletter. */
export const mayBeReminded = sql<boolean>`(not exists (select from reminder_opt_out where email = ${email})
  and (coalesce((checkout.snapshot ->> 'remindMe')::boolean, false)
    or exists (select from users join newsletter_subscriber on newsletter_subscriber.email = users.email
      where users.id = checkout.user_id and users.email = ${email} and newsletter_subscriber.status = 'subscribed')))`;

/** @param since a time @returns whether the same account, address or phone number ordered after it, within a week */
export function orderedSince(since: RawBuilder<unknown>): RawBuilder<unknown> {
  const later = sql`orders.placed_at between ${since} and ${since} + interval '7 days'`;
  return sql`(select orders.id, orders.amount from orders where orders.email = ${email} and ${later}
    union select orders.id, orders.amount from orders where orders.user_id = checkout.user_id and ${later}
    union select orders.id, orders.amount from orders where orders.phone = ${phone} and ${later} limit 1)`;
}
