import { LATEST_REMINDER_DAYS } from '@gulmohar/contract/admin/abandoned-checkout.ts';
import { sql } from 'kysely';
import { isAnyBlocked } from '../../accounts/block/blocked-contacts.ts';
import { isPublished } from '../../catalogue/product/published.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { CheckoutJson } from '../checkout/checkout-row.ts';
import { email, isAbandoned, mayBeReminded, orderedSince, phone } from './abandoned.ts';

/** Whoever begins many checkouts, or whose address somebody else enters, gets no more than one sequence in that time. */
const APART_DAYS = 14;
const SECOND_AFTER_HOURS = 24;
/** Figures and list reach no further back; the checkouts lose their buyers then, too. */
const KEPT_DAYS = 90;

/** What speaks for a reminder until the moment when it is sent: nothing bought since, and everything in stock. */
const isStillWorthwhile = sql<boolean>`(${isAbandoned} and ${mayBeReminded}
  and not exists ${orderedSince(sql`checkout.created_at`)}
  and not ${isAnyBlocked(sql`array[${email}, ${phone}]`)}
  and not exists (select from checkout later
    where later.buyer_key = checkout.buyer_key and later.created_at > checkout.created_at)
  and not exists (select from jsonb_array_elements(checkout.snapshot -> 'lines') line
    where not exists (select from variant join product on product.id = variant.product_id and ${isPublished}
      where variant.id = (line ->> 'variantId')::bigint
        and variant.on_hand - variant.reserved >= (line ->> 'quantity')::int)))`;

/** Records that due checkouts are reminded of for the first time. @returns their ids */
export async function takeFirst(trx: Transaction, afterHours: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into checkout_reminder (checkout_id)
    select id from (
      select distinct on (${email}) checkout.id from checkout
      where checkout.created_at between now() - ${LATEST_REMINDER_DAYS} * interval '1 day'
                                    and now() - ${afterHours} * interval '1 hour'
        and ${isStillWorthwhile}
        and not exists (select from checkout_reminder join checkout reminded on reminded.id = checkout_id
          where first_at > now() - ${APART_DAYS} * interval '1 day'
            and reminded.snapshot #>> '{buyer,email}' = ${email})
      order by ${email}, checkout.created_at desc) due
    on conflict do nothing
    returning checkout_id as id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The same for the second time, a day later, unless the shopper came back by the first. */
export async function takeSecond(trx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update checkout_reminder set second_at = now() from checkout
    where checkout.id = checkout_id and second_at is null and returned_at is null
      and first_at between now() - ${LATEST_REMINDER_DAYS} * interval '1 day'
                       and now() - ${SECOND_AFTER_HOURS} * interval '1 hour'
      and ${isStillWorthwhile}
    returning checkout.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** @returns undefined once it must not be sent any more */
export async function findToRemind(db: Database, checkoutId: string) {
  return db
    .selectFrom('checkout')
    .innerJoin('checkout_reminder', 'checkout_reminder.checkout_id', 'checkout.id')
    .where('checkout.id', '=', checkoutId)
    .where('returned_at', 'is', null)
    .where(isStillWorthwhile)
    .select(['checkout.id', 'provider', 'provider_order_id', 'snapshot'])
    .$narrowType<CheckoutJson>()
    .executeTakeFirst();
}

/** As if it had not been due yet. */
export async function putBack(db: Database, checkoutId: string, isSecond: boolean): Promise<void> {
  if (isSecond)
    await db
      .updateTable('checkout_reminder')
      .set({ second_at: null })
      .where('checkout_id', '=', checkoutId)
      .execute();
  else await db.deleteFrom('checkout_reminder').where('checkout_id', '=', checkoutId).execute();
}

export async function endRemindersFor(db: Database, address: string): Promise<void> {
  await db
    .insertInto('reminder_opt_out')
    .values({ email: address })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function purgeOldReminders(db: Database): Promise<void> {
  await db
    .deleteFrom('checkout_reminder')
    .where('first_at', '<', sql<Date>`now() - ${KEPT_DAYS} * interval '1 day'`)
    .execute();
}
