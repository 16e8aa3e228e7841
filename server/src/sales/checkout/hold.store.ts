import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { isToBeConfirmed } from './confirmation.ts';
import type { AddressRecord } from './hold.rules.ts';

/** How far back an address's checkouts are considered. */
const RECORD_HOURS = 6;

/** Whether a checkout became a cash order that its buyer has not confirmed yet. */
const isUnconfirmed = sql<boolean>`exists (
  select from orders where orders.checkout_id = checkout.id and ${isToBeConfirmed})`;

/** Whether a checkout became an order that its buyer has paid, or has not left unconfirmed. */
const isBought = sql<boolean>`(checkout.status = 'completed' and not exists (
  select from orders where orders.checkout_id = checkout.id and not orders.is_paid
    and (orders.status = 'Cancelled' or ${isToBeConfirmed})))`;

/** A variant's stock and how much of it is promised to others. */
export type VariantLoad = {
  variant_id: number;
  /** Including the units of the same address's unconfirmed cash orders. */
  on_hand: number;
  /** Held by open checkouts and unconfirmed cash orders from the same address. */
  held_by_address: number;
  /** Requested but not held by open checkouts, in total and from the same address. */
  unheld: number;
  unheld_by_address: number;
};

/**
 * Reads the facts that a hold is decided by: the recent checkouts of the address and the buyer, and the loads
 * of these variants, which must be locked.
 * @param addressKey null when the address is unknown and therefore has no record
 */
export async function readHoldFacts(
  trx: Transaction,
  variantIds: readonly number[],
  { addressKey, buyerKey }: { addressKey: string | null; buyerKey: string },
): Promise<{ address: AddressRecord; loads: VariantLoad[] }> {
  const address = sql`${addressKey}::text`;
  const { rows } = await sql<AddressRecord & (VariantLoad | { variant_id: null })>`
    select ${recordColumns}, load.*
    from ${recordOf(address, sql`${buyerKey}::text`)} as record left join (
      select ${loadColumns} from variant, lateral ${promisesOf(address)} as promised
      where variant.id = any(${variantIds}::bigint[])) as load on true`.execute(trx);
  const [record] = rows;
  if (!record) throw new Error('An aggregate has a row');
  return { address: record, loads: rows.filter((row) => row.variant_id !== null) };
}

/** The columns of an `AddressRecord` from `recordOf`, aliased as `record`. */
export const recordColumns = sql`"unpaidUnits", "unpaidValue", "unpaidContacts", "paidUnits", "paidValue", "paidOrders",
  "unconfirmedUnits", "unconfirmedValue"`;

/**
 * Returns a `from` item with one row: the recent checkouts of an address, and the buyer's unconfirmed cash
 * orders. Since anybody can order under a guest's e-mail address and phone number, a guest's count only at the
 * same address.
 */
export function recordOf(
  addressKey: RawBuilder<unknown>,
  buyerKey: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const atAddress = sql`
    select coalesce(sum(units) filter (where is_unpaid and holds_stock), 0)::int as "unpaidUnits",
           coalesce(sum(amount) filter (where is_unpaid and holds_stock), 0)::bigint as "unpaidValue",
           count(distinct buyer_key) filter (where is_unpaid)::int as "unpaidContacts",
           coalesce(sum(units) filter (where is_paid), 0)::int as "paidUnits",
           coalesce(sum(amount) filter (where is_paid), 0)::bigint as "paidValue",
           count(*) filter (where is_paid)::int as "paidOrders"
    from (select units, amount, buyer_key, holds_stock,
                 status in ('open', 'expired') or ${isUnconfirmed} as is_unpaid, ${isBought} as is_paid
          from checkout where address_key = ${addressKey}
            and (created_at > now() - ${RECORD_HOURS} * interval '1 hour' or ${isUnconfirmed})) as recent`;
  const ofBuyer = sql`
    select coalesce(sum(units), 0)::int as "unconfirmedUnits",
           coalesce(sum(checkout.amount), 0)::bigint as "unconfirmedValue"
    from orders join checkout on checkout.id = orders.checkout_id
    where ${isToBeConfirmed} and buyer_key = ${buyerKey}
      and (checkout.user_id is not null or address_key = ${addressKey})`;
  return sql`(select * from (${atAddress}) as at_address, (${ofBuyer}) as of_buyer)`;
}

/** The columns of a `VariantLoad` from `variant` and `promisesOf`, aliased as `promised`. */
export const loadColumns = sql`variant.id as variant_id, on_hand + unconfirmed_at_address as on_hand,
  held_by_address + unconfirmed_at_address as held_by_address, unheld, unheld_by_address`;

/** Returns a `lateral` item with one row: the units of `variant` promised to others. */
export function promisesOf(addressKey: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select (select coalesce(sum(quantity), 0)::int from reservation join checkout on checkout.id = checkout_id
            where variant_id = variant.id and address_key = ${addressKey}) as held_by_address,
           (select coalesce(sum(quantity), 0)::int from orders join checkout on checkout.id = orders.checkout_id
              join order_line on order_line.order_id = orders.id
            where ${isToBeConfirmed} and variant_id = variant.id and address_key = ${addressKey}) as unconfirmed_at_address,
           coalesce(sum(quantity), 0)::int as unheld,
           coalesce(sum(quantity) filter (where address_key = ${addressKey}), 0)::int as unheld_by_address
    from unheld_line join checkout on checkout.id = checkout_id
    where unheld_line.variant_id = variant.id and status = 'open' and expires_at > now())`;
}

/** Whether an account has ever bought anything. */
export async function hasBought(trx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await sql<{ hasBought: boolean }>`
    select ${isBuyer(sql`${userId}::uuid`)} as "hasBought"`.execute(trx);
  return rows[0]?.hasBought ?? false;
}

/** The same check as an SQL expression. @param userId false for null */
export function isBuyer(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from checkout where user_id = ${userId} and ${isBought})`;
}

/**
 * Deletes addresses after a day, or once a cash order is confirmed or cancelled, and the requested lines of ended
 * checkouts.
 */
export async function forgetAddresses(db: Database): Promise<void> {
  await sql`update checkout set address_key = null
            where address_key is not null and created_at < now() - interval '1 day' and not ${isUnconfirmed}`.execute(
    db,
  );
  await sql`delete from unheld_line using checkout where checkout.id = checkout_id and status <> 'open'`.execute(
    db,
  );
}
