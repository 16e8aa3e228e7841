import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { isToBeConfirmed } from '../confirmation/confirmation.ts';
import type { AddressRecord } from './reservation.rules.ts';

/** How far back an address's checkouts are considered. */
const RECORD_HOURS = 6;

/** Whether a checkout became a cash order that its buyer has not confirmed yet. */
const isUnconfirmed = sql<boolean>`exists (
  select from orders where orders.checkout_id = checkout.id and ${isToBeConfirmed})`;

/** Whether a checkout became an order that its buyer has paid, or has not left unconfirmed. */
const isBought = sql<boolean>`(checkout.status = 'completed' and not exists (
  select from orders where orders.checkout_id = checkout.id and not orders.is_paid
    and (orders.status = 'Cancelled' or ${isToBeConfirmed})))`;

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
 * The variants must be locked. Since anybody can order under a guest's e-mail address and phone number, a
 * guest's cash orders count only at the same address.
 * @param buyer.addressKey null when the address is unknown and therefore has no record
 */
export async function readReservationFacts(
  trx: Transaction,
  variantIds: readonly number[],
  { addressKey, buyerKey, userId }: { addressKey: string | null; buyerKey: string; userId: string | null },
): Promise<{ address: AddressRecord; isKnownBuyer: boolean; loads: VariantLoad[] }> {
  const { rows } = await sql<
    AddressRecord & { isKnownBuyer: boolean } & (VariantLoad | { variant_id: null })
  >`
    select "unpaidUnits", "unpaidValue", "unpaidContacts", "paidUnits", "paidValue", "paidOrders",
      "unconfirmedUnits", "unconfirmedValue", variant_id, on_hand, held_by_address, unheld, unheld_by_address,
      exists (select from checkout where user_id = ${userId}::uuid and ${isBought}) as "isKnownBuyer"
    from (
      select coalesce(sum(units) filter (where is_unpaid and holds_stock), 0)::int as "unpaidUnits",
             coalesce(sum(amount) filter (where is_unpaid and holds_stock), 0)::bigint as "unpaidValue",
             count(distinct buyer_key) filter (where is_unpaid)::int as "unpaidContacts",
             coalesce(sum(units) filter (where is_paid), 0)::int as "paidUnits",
             coalesce(sum(amount) filter (where is_paid), 0)::bigint as "paidValue",
             count(*) filter (where is_paid)::int as "paidOrders"
      from (
        select units, amount, buyer_key, holds_stock,
               status in ('open', 'expired') or ${isUnconfirmed} as is_unpaid, ${isBought} as is_paid
        from checkout
        where address_key = ${addressKey}
          and (created_at > now() - ${RECORD_HOURS} * interval '1 hour' or ${isUnconfirmed})
      ) as recent
    ) as at_address, (
      select coalesce(sum(units), 0)::int as "unconfirmedUnits",
             coalesce(sum(checkout.amount), 0)::bigint as "unconfirmedValue"
      from orders join checkout on checkout.id = orders.checkout_id
      where ${isToBeConfirmed} and buyer_key = ${buyerKey}
        and (checkout.user_id is not null or address_key = ${addressKey})
    ) as of_buyer left join (
      select variant.id as variant_id, on_hand + unconfirmed_at_address as on_hand,
             held_by_address + unconfirmed_at_address as held_by_address, unheld, unheld_by_address
      from variant, lateral (
        select (select coalesce(sum(quantity), 0)::int from reservation join checkout on checkout.id = checkout_id
                where variant_id = variant.id and address_key = ${addressKey}) as held_by_address,
               (select coalesce(sum(quantity), 0)::int from orders join checkout on checkout.id = orders.checkout_id
                  join order_line on order_line.order_id = orders.id
                where ${isToBeConfirmed} and variant_id = variant.id
                  and address_key = ${addressKey}) as unconfirmed_at_address,
               coalesce(sum(quantity), 0)::int as unheld,
               coalesce(sum(quantity) filter (where address_key = ${addressKey}), 0)::int as unheld_by_address
        from unheld_line join checkout on checkout.id = checkout_id
        where unheld_line.variant_id = variant.id and status = 'open' and expires_at > now()
      ) as promised
      where variant.id = any(${variantIds}::bigint[])
    ) as load on true`.execute(trx);
  const [record] = rows;
  if (!record) throw new Error('An aggregate has a row');
  const { isKnownBuyer } = record;
  return { address: record, isKnownBuyer, loads: rows.filter((row) => row.variant_id !== null) };
}

/**
 * Addresses are forgotten after a day, or once a cash order is confirmed or cancelled; also the requested lines
 * of ended checkouts.
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
