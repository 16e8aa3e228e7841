import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { daysToMakeAll } from '../../catalogue/product/days-to-make.ts';
import type { ProviderPayment } from '../../payments/provider.ts';
import { creditPayment, paymentRow } from '../../payments/record-payment.ts';
import { type Actor, actorText } from '../../platform/audit/actor.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { OrderLine, Orders } from '../../platform/database/tables.ts';
import { sellReserved } from '../reservation/reservation.ts';
import type { PricedCheckoutRow } from './checkout-row.ts';
import { type CheckoutSnapshot, lineDiscounts } from './snapshot.ts';

type Later =
  | 'status'
  | 'placed_at'
  | 'courier'
  | 'tracking_number'
  | 'to_confirm_by'
  | 'confirmed_at'
  | 'promised_from'
  | 'promised_to'
  | 'days_to_make';

/** All other columns, required so that a new one is not forgotten. */
type NewOrder = Whole<Omit<Insertable<Orders>, Later>>;
type NewLine = Whole<Insertable<OrderLine>>;
type Whole<Row> = { [Column in keyof Row]-?: Exclude<Row[Column], undefined> };

export type Paid = {
  method: string;
  placedBy?: Actor;
  payment?: ProviderPayment;
};

/** Sells the reserved units last, to lock them shortly. The checkout's row must be locked. */
export async function insertOrder(
  trx: Transaction,
  id: string,
  checkout: PricedCheckoutRow,
  { method, placedBy = 'shopper', payment }: Paid,
): Promise<void> {
  await trx
    .insertInto('orders')
    .values({
      ...orderRow(id, checkout, method),
      days_to_make: daysToMakeAll(checkout.snapshot.lines.map(({ productId }) => productId)),
    })
    .execute();
  await trx.insertInto('order_line').values(lineRows(id, checkout.snapshot)).execute();
  await trx
    .insertInto('order_event')
    .values({ order_id: id, status: 'Order Placed', actor: actorText(placedBy) })
    .execute();
  const payments = [
    ...(checkout.credit > 0 ? [creditPayment(checkout, id)] : []),
    ...(payment ? [paymentRow(checkout, payment, id)] : []),
  ];
  if (payments.length > 0) await trx.insertInto('payment').values(payments).execute();
  await trx
    .updateTable('checkout')
    .set({ status: 'completed', ask_again_at: null })
    .where('id', '=', checkout.id)
    .execute();
  await sellReserved(trx, checkout.id);
}

type Ordered = Pick<
  PricedCheckoutRow,
  'id' | 'user_id' | 'buyer_left_at' | 'created_at' | 'currency' | 'credit' | 'snapshot'
>;

export function orderRow(id: string, checkout: Ordered, method: string): NewOrder {
  const {
    id: checkoutId,
    user_id: userId,
    buyer_left_at: buyerLeftAt,
    created_at: askedAt,
    currency,
    credit,
    snapshot,
  } = checkout;
  const { buyer, address, totals, coupon, business, messageUpdates, delivery, ...others } = snapshot;
  const {
    giftFrom,
    giftNote,
    giftWrap,
    source,
    terms,
    lines,
    promotions = [],
    messagesSaidAt: saidAt,
    remindMe,
    ...unnamed
  } = others;
  // Every field of orderData needs a column.
  unnamed satisfies Record<string, never>;
  return {
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
    promotion_discount: totals.promotionDiscount ?? 0,
    promotions: promotions.map(({ title }) => title),
    cod_fee: totals.codFee ?? 0,
    gift_wrap: totals.giftWrap ?? 0,
    amount: totals.total,
    credit: method === CASH_ON_DELIVERY ? credit : 0,
    currency,
    payment_method: method,
    is_paid: method !== CASH_ON_DELIVERY,
    buyer_left_at: buyerLeftAt,
    buyer_gstin: business?.gstin ?? null,
    business_name: business?.name ?? null,
    // An order by phone may be paid hours after the consent, and a STOP in between must win.
    messages_wanted_at: messageUpdates ? (saidAt ? new Date(saidAt) : askedAt) : null,
    is_express: delivery === 'express',
    gift_from: giftFrom ?? '',
    gift_note: giftFrom ? (giftNote ?? '') : '',
    source: source ?? '',
  };
}

function lineRows(orderId: string, snapshot: CheckoutSnapshot): NewLine[] {
  const discounts = lineDiscounts(snapshot);
  return snapshot.lines.map((line, position) => ({
    id: uuid(),
    order_id: orderId,
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
    promotion_discount: line.promotionDiscount ?? 0,
    mrp: line.mrp,
    size_advice: line.sizeAdvice ?? null,
  }));
}
