import { type RawBuilder, sql } from 'kysely';
import { isStuck } from '../../payments/stuck-refunds.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { EmptiedTable, TableOf } from '../../platform/personal-data/erased-tables.ts';
import { erasedValues, isUnerased } from '../../platform/personal-data/erased-values.ts';
import { UNDELIVERED } from '../parcel/parcel-steps.ts';
import { selectOpenReturns } from '../return/open-returns.ts';

export async function releaseOrders(trx: Transaction, userId: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ user_id: null, buyer_left_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute();
}

/** Every declared table must be listed here, otherwise it does not compile. */
const rowsOfOrders = {
  audit_entry: sql`subject in (select order_id::text from done union all
    select return_request.id::text from return_request join done using (order_id))`,
  checkout: sql`id in (select checkout_id from done union all
    select exchange_checkout_id from return_request join done using (order_id))`,
  coupon_use: sql`checkout_id in (select checkout_id from done)`,
  courier_request: sql`shipment_id in (select shipment.id from shipment join done using (order_id))`,
  draft_order: sql`checkout_id in (select checkout_id from done)`,
  line_change: sql`order_id in (select order_id from done)`,
  parcel: sql`order_id in (select order_id from done)`,
  parcel_event: sql`parcel_id in (select parcel.id from parcel join done using (order_id))`,
  promotion_use: sql`checkout_id in (select checkout_id from done)`,
  payout: sql`refund_id in (select refund.id from refund join payment on payment.id = payment_id join done using (order_id))`,
  // A reason that the shop itself gave names nobody.
  refund: sql`staff_name is not null and payment_id in (select payment.id from payment join done using (order_id))`,
  review: sql`line_id in (select order_line.id from order_line join done using (order_id))`,
  shipment: sql`order_id in (select order_id from done)`,
  return_event: sql`return_id in (select return_request.id from return_request join done using (order_id))`,
  return_pickup: sql`return_id in (select return_request.id from return_request join done using (order_id))`,
  return_request: sql`order_id in (select order_id from done)`,
} satisfies Record<Exclude<EmptiedTable & TableOf<'emptied with the order'>, 'orders'>, RawBuilder<unknown>>;

const rowsToDelete = {
  courier_webhook: sql`shipment_id in (select shipment.id from shipment join done using (order_id))`,
  order_message: sql`order_id in (select order_id from done)`,
  order_mail: sql`order_id in (select order_id from done)`,
  order_note: sql`order_id in (select order_id from done)`,
  return_photo: sql`return_id in (select return_request.id from return_request join done using (order_id))`,
  review_picture: sql`line_id in (select order_line.id from order_line join done using (order_id))`,
} satisfies Record<TableOf<'deleted with the order'>, RawBuilder<unknown>>;

/**
 * An order must be finished: its parcels arrived, or came to an end that was settled, or it was cancelled; no
 * return is open and no refund is due. What is erased is declared in
 * `platform/personal-data/personal-data.ts`.
 */
export async function anonymiseFinishedOrders(db: Database): Promise<void> {
  await eraseWith(
    db,
    sql`
      update orders set ${erasedValues('orders')}
       where buyer_left_at is not null and buyer_name <> '' and ${isFinished(db)}
      returning id as order_id, checkout_id`,
  );
}

/** Removes texts that staff wrote about orders after they were anonymised. */
export async function anonymiseLaterTexts(db: Database): Promise<void> {
  await eraseWith(
    db,
    sql`
      select id as order_id, checkout_id from orders
       where buyer_left_at is not null and buyer_name = '' and ${isFinished(db)}`,
  );
}

function isFinished(db: Database): RawBuilder<boolean> {
  return sql<boolean>`orders.status in ('Delivered', 'Returned to seller', 'Lost in transit', 'Cancelled')
    and not exists (
      select from parcel where parcel.order_id = orders.id and outcome is null and state = any(${[...UNDELIVERED]}::text[]))
    and orders.id not in (${selectOpenReturns(db).select('return_request.order_id')})
    and not exists (
      select from refund join payment on payment.id = refund.payment_id
       where payment.order_id = orders.id and (refund.status = 'pending' or ${isStuck()}))`;
}

async function eraseWith(db: Database, orders: RawBuilder<unknown>): Promise<void> {
  const tables = Object.keys(rowsOfOrders) as (keyof typeof rowsOfOrders)[];
  const updates = tables.map(
    (table) => sql`${sql.ref(`erased_${table}`)} as (
      update ${sql.table(table)} set ${erasedValues(table)} where ${rowsOfOrders[table]} and ${isUnerased(table)})`,
  );
  const deletions = Object.entries(rowsToDelete).map(
    ([table, rows]) => sql`${sql.ref(`deleted_${table}`)} as (delete from ${sql.table(table)} where ${rows})`,
  );
  await sql`
    with done as (${orders}), ${sql.join([...updates, ...deletions])}
    select from done`.execute(db);
}
