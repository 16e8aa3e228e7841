import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { type Insertable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../platform/database/connection.ts';
import type { OrderLine, Orders } from '../../platform/database/tables.ts';
import type { PricedCheckoutRow } from './checkout-row.ts';
import { lineDiscounts } from './snapshot.ts';

/** Columns that are set later, or by default. */
type Later =
  | 'status'
  | 'placed_at'
  | 'courier'
  | 'tracking_number'
  | 'to_confirm_by'
  | 'confirmed_at'
  | 'promised_from'
  | 'promised_to';

/** Every other column is named, so that a new one is not forgotten. */
type NewOrder = Required<Omit<Insertable<Orders>, Later>>;
type NewLine = Required<Insertable<OrderLine>>;

/**
 * Completes a checkout: writes the order that its snapshot describes and links the payment to it, if anything was to be
 * paid. In one statement: each would be a round trip to the database while the variants are locked.
 */
export async function insertOrder(
  trx: Transaction,
  id: string,
  { id: checkoutId, user_id: userId, buyer_left_at: buyerLeftAt, currency, snapshot }: PricedCheckoutRow,
  payment: { paymentId: string | null; method: string },
): Promise<void> {
  const { buyer, address, totals, coupon, business, messageUpdates, lines: agreed, ...others } = snapshot;
  const { terms: _, ...unnamed } = others;
  // Whatever orderData asks for has a column.
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
    payment_method: payment.method,
    is_paid: payment.method !== CASH_ON_DELIVERY,
    buyer_left_at: buyerLeftAt,
    buyer_gstin: business?.gstin ?? null,
    business_name: business?.name ?? null,
    messages_wanted_at: messageUpdates ? new Date() : null,
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
  // By name: a column that a later release adds takes its default.
  const columnsOfLine = sql.join(Object.keys(lines[0] ?? {}).map((column) => sql.id(column)));
  await sql`
    with placed as (
      insert into orders (${sql.join(Object.keys(order).map((column) => sql.id(column)))})
      values (${sql.join(Object.values(order))})
      returning id
    ), paid as (
      update payment set order_id = placed.id from placed where payment.id = ${payment.paymentId}
    ), completed as (
      update checkout set status = 'completed', ask_again_at = null where id = ${checkoutId}
    ), begun as (
      insert into order_event (order_id, status, actor) select id, 'Order Placed', 'shopper' from placed
    )
    insert into order_line (${columnsOfLine})
    select ${columnsOfLine} from jsonb_populate_recordset(null::order_line, ${JSON.stringify(lines)})`.execute(
    trx,
  );
}
