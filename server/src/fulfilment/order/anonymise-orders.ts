import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { NO_ADDRESS, withoutPersonalData } from '../../sales/checkout/anonymise-checkouts.ts';

/**
 * Cuts the tie between an account that is about to be deleted and its orders. Locks its checkouts first, as whoever turns one into an
 * order does, so that neither waits for the other for ever; the account's own row comes after them.
 */
export async function releaseOrders(trx: Transaction, userId: string): Promise<void> {
  await trx
    .selectFrom('checkout')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .select('id')
    .execute();
  await trx
    .updateTable('orders')
    .set({ user_id: null, buyer_left_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Takes name, street, phone and e-mail out of the orders whose buyer left, once nothing is to be delivered any more.
 * State, PIN and country stay: the tax return asks where goods went.
 */
export async function anonymiseFinishedOrders(db: Database): Promise<void> {
  await sql`
    with done as (
      update orders
         set email = '', phone = '', buyer_name = '', address = address || ${NO_ADDRESS}::jsonb
       where buyer_left_at is not null and buyer_name <> '' and status in ('Delivered', 'Cancelled')
      returning orders.id as order_id, checkout_id),
    words as (delete from order_note using done where order_note.order_id = done.order_id),
    uses as (
      update coupon_use set shopper_keys = '{}' from done where coupon_use.checkout_id = done.checkout_id)
    update checkout
       set ${withoutPersonalData}
      from done
     where checkout.id = done.checkout_id`.execute(db);
}
