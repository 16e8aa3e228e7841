import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { ProviderPayment } from '../../payments/provider.ts';
import { paymentRow } from '../../payments/record-payment.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { OrderLine, Orders } from '../../platform/database/tables.ts';
import { type Actor, actorText } from './actor.ts';
import type { PricedCheckoutRow } from './checkout-row.ts';
import { lineDiscounts } from './snapshot.ts';

/** Columns that are set later or by default. */
type Later =
  | 'status'
  | 'placed_at'
  | 'courier'
  | 'tracking_number'
  | 'to_confirm_by'
  | 'confirmed_at'
  | 'promised_from'
  | 'promised_to';

/** All other columns, required so that a new one is not forgotten. */
type NewOrder = Required<Omit<Insertable<Orders>, Later>>;
type NewLine = Required<Insertable<OrderLine>>;

/** How an order was or will be paid, and who placed it; by default the shopper. */
export type Paid = {
  method: string;
  placedBy?: Actor;
  /** The payment to record; absent when the provider has not captured any. */
  payment?: ProviderPayment;
};

/**
 * Completes a checkout: sells its reserved units, writes the order that its snapshot describes and records
 * its payment. Uses a single statement, because each further one would be a round trip to the database while
 * the variants are locked. The checkout's row must be locked.
 * @param besides further parts of the statement's `with`, which can select from `ending`
 */
export async function insertOrder(
  trx: Transaction,
  id: string,
  checkout: PricedCheckoutRow,
  paid: Paid,
  besides: readonly RawBuilder<unknown>[] = [],
): Promise<void> {
  const ending = sql`select from checkout where id = ${checkout.id}`;
  await place(id, checkout, { ...paid, besides, ending }).execute(trx);
}

/**
 * Like `insertOrder`, when nothing is locked yet.
 * @param ending finds and locks the checkout's row if it can become an order
 * @returns whether the order was inserted
 */
export async function insertOrderIfPossible(
  db: Database,
  id: string,
  checkout: PricedCheckoutRow,
  placing: Placing,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await place(id, checkout, placing).execute(db);
  return numAffectedRows > 0n;
}

type Placing = Paid & { besides: readonly RawBuilder<unknown>[]; ending: RawBuilder<unknown> };

function place(
  id: string,
  checkout: PricedCheckoutRow,
  { method, placedBy = 'shopper', payment, besides, ending }: Placing,
): RawBuilder<unknown> {
  const {
    id: checkoutId,
    user_id: userId,
    buyer_left_at: buyerLeftAt,
    created_at: askedAt,
    currency,
    snapshot,
  } = checkout;
  const { buyer, address, totals, coupon, business, messageUpdates, delivery, ...others } = snapshot;
  const { terms: _, lines: agreed, messagesSaidAt: saidAt, ...unnamed } = others;
  // Every field of orderData needs a column.
  unnamed satisfies Record<string, never>;
  const order: NewOrder = {
    id,
    checkout_id: checkoutId,
    user_id: userId,
    email: buyer.email,
    phone: buyer.phone,
    buyer_name: buyer.name,
    address: JSON.stringify(address),
    subtotal: totals.subtotal,
    discount: totals.discount,
    coupon_code: coupon?.code ?? null,
    shipping: totals.shipping,
    prepaid_discount: totals.prepaidDiscount ?? 0,
    cod_fee: totals.codFee ?? 0,
    amount: totals.total,
    currency,
    payment_method: method,
    is_paid: method !== CASH_ON_DELIVERY,
    buyer_left_at: buyerLeftAt,
    buyer_gstin: business?.gstin ?? null,
    business_name: business?.name ?? null,
    // An order by phone may be paid hours after the consent, and a STOP in between must win.
    messages_wanted_at: messageUpdates ? (saidAt ? new Date(saidAt) : askedAt) : null,
    is_express: delivery === 'express',
  };
  const discounts = lineDiscounts(snapshot);
  const lines = agreed.map(
    (line, position): NewLine => ({
      id: uuid(),
      order_id: id,
      position,
      product_id: line.productId,
      variant_id: line.variantId,
      name: line.name,
      size: line.size,
      picture: line.picture,
      unit_price: line.unitPrice,
      quantity: line.quantity,
      discount: discounts[position] ?? 0,
      prepaid_discount: line.prepaidDiscount ?? 0,
      mrp: line.mrp,
    }),
  );
  // Named, so that a column added by a later release takes its default.
  const columnsOfLine = sql.join(Object.keys(lines[0] ?? {}).map((column) => sql.id(column)));
  const paid = payment ? sql`paid as (${insertion('payment', paymentRow(checkout, payment, id))}),` : sql``;
  return sql`
    with ending as materialized (${ending}), sold as (
      delete from reservation using ending where checkout_id = ${checkoutId} returning variant_id, quantity
    ), moved as (
      insert into stock_movement (variant_id, kind, on_hand_change, reserved_change, checkout_id)
      select variant_id, 'sold', -quantity, -quantity, ${checkoutId}::uuid from sold order by variant_id
    ), placed as (
      ${insertion('orders', order)}
    ), ${paid} completed as (
      update checkout set status = 'completed', ask_again_at = null from ending where id = ${checkoutId}
    ), begun as (
      insert into order_event (order_id, status, actor) select ${id}, 'Order Placed', ${actorText(placedBy)} from ending
    ), ${sql.join([...besides, sql`line as (select ${columnsOfLine} from jsonb_populate_recordset(null::order_line, ${JSON.stringify(lines)}))`])}
    insert into order_line (${columnsOfLine}) select ${columnsOfLine} from ending, line`;
}

/** Inserts one row by column name, if the checkout was found by `ending`. */
function insertion(table: 'orders' | 'payment', row: object) {
  const columns = sql.join(Object.keys(row).map((column) => sql.id(column)));
  return sql`insert into ${sql.table(table)} (${columns}) select ${sql.join(Object.values(row))} from ending`;
}
