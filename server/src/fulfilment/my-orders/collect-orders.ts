import { parcelLabels } from '@gulmohar/contract/fulfilment/parcel.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { type Selectable, sql } from 'kysely';
import type { AccountOwner } from '../../accounts/user/account-orders.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Orders } from '../../platform/database/tables.ts';
import { collectConsents } from '../../sales/checkout/collect-consents.ts';
import { businessOf } from '../order/business-of.ts';
import { presentDelivery } from '../order/delivery-details.ts';
import { findParcelsOf } from '../parcel/parcel.store.ts';

/** Amounts are in rupees. */
export async function collectOrders(db: Database, { userId, confirmedEmail }: AccountOwner) {
  const orders = await db
    .selectFrom('orders')
    .where((order) =>
      order.or([
        order('user_id', '=', userId),
        order.and([order('user_id', 'is', null), order('email', '=', confirmedEmail)]),
      ]),
    )
    .orderBy('placed_at', 'desc')
    .selectAll()
    .execute();
  if (orders.length === 0) return [];
  const [parts, consentsOf] = await Promise.all([
    readParts(
      db,
      orders.map(({ id }) => id),
    ),
    collectConsents(
      db,
      orders.map(({ checkout_id }) => checkout_id),
    ),
  ]);
  return orders.map((order) => ({
    ...presentOrder(order, parts),
    messageConsents: consentsOf(order.checkout_id),
  }));
}

type Parts = Awaited<ReturnType<typeof readParts>>;

async function readParts(db: Database, ids: readonly string[]) {
  const of = { lines: db.selectFrom('order_line').where('order_id', 'in', ids) };
  const [
    lines,
    steps,
    returns,
    returnSteps,
    payments,
    refunds,
    documents,
    messages,
    updates,
    parcels,
    reviews,
  ] = await Promise.all([
    of.lines.orderBy('position').selectAll().execute(),
    db
      .selectFrom('order_event')
      .where('order_id', 'in', ids)
      .orderBy('id')
      .select(['order_id', 'status', 'at'])
      .execute(),
    db
      .selectFrom('return_request')
      .where('order_id', 'in', ids)
      .leftJoin('return_photo', 'return_photo.return_id', 'return_request.id')
      .orderBy('requested_at')
      .selectAll('return_request')
      .select('picture')
      .execute(),
    db
      .selectFrom('return_event')
      .innerJoin('return_request', 'return_request.id', 'return_event.return_id')
      .where('order_id', 'in', ids)
      .orderBy('return_event.id')
      .select(['return_id', 'return_event.status', 'return_event.note', 'return_event.at'])
      .execute(),
    db.selectFrom('payment').where('order_id', 'in', ids).orderBy('captured_at').selectAll().execute(),
    db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .where('payment.order_id', 'in', ids)
      .orderBy('refund.created_at')
      .select(['payment.order_id', 'refund.amount', 'refund.status', 'refund.reason'])
      .select(['refund.created_at', 'refund.settled_at', 'refund.staff_name'])
      .execute(),
    db
      .selectFrom('tax_document')
      .where('order_id', 'in', ids)
      .orderBy('issued_at')
      .select(['order_id', 'kind', 'number', 'issued_at'])
      .execute(),
    db
      .selectFrom('order_note')
      .where('order_id', 'in', ids)
      .where('kind', '=', 'message')
      .orderBy('at')
      .select(['order_id', 'subject', 'text', 'at'])
      .execute(),
    db
      .selectFrom('order_message')
      .where('order_id', 'in', ids)
      .orderBy('created_at')
      .select(['order_id', 'channel', 'event', 'recipient', 'field_values', 'state', 'created_at'])
      .execute(),
    findParcelsOf(db, ids),
    db
      .selectFrom('review')
      .innerJoin('order_line', 'order_line.id', 'line_id')
      .where('order_id', 'in', ids)
      .orderBy('submitted_at')
      .selectAll('review')
      .select(['order_id', 'order_line.name'])
      .select(
        sql<Buffer[]>`array(select large from review_picture
          where review_picture.line_id = order_line.id order by position)`.as('photos'),
      )
      .execute(),
  ]);
  return {
    lines,
    steps,
    returns,
    returnSteps,
    payments,
    refunds,
    documents,
    messages,
    updates,
    parcels: [...parcels.values()].flat(),
    reviews,
  };
}

function presentOrder(order: Selectable<Orders>, parts: Parts) {
  const ofOrder = <Row extends { order_id: string | null }>(rows: readonly Row[]) =>
    rows.filter((row) => row.order_id === order.id);
  const lines = ofOrder(parts.lines);
  return {
    ...presentColumns(order),
    items: lines.map((line) => ({
      productId: line.product_id,
      name: line.name,
      size: line.size,
      quantity: line.quantity,
      price: paiseToRupees(line.unit_price),
      discount: paiseToRupees(line.discount),
    })),
    steps: ofOrder(parts.steps).map(({ status, at }) => ({ status, at })),
    parcels: ofOrder(parts.parcels).map(({ number, state, state_at, courier, tracking_number }) => ({
      number,
      state: parcelLabels[state],
      at: state_at,
      courier,
      trackingNumber: tracking_number,
    })),
    payments: ofOrder(parts.payments).map(
      ({ provider, provider_payment_id, method, amount, captured_at }) => ({
        provider,
        paymentId: provider_payment_id,
        method,
        amount: paiseToRupees(amount),
        at: captured_at,
      }),
    ),
    refunds: ofOrder(parts.refunds).map(({ amount, status, reason, created_at, settled_at, staff_name }) => ({
      // A reason that staff recorded for internal use is left out.
      amount: paiseToRupees(amount),
      status,
      reason: staff_name === null ? reason : null,
      at: created_at,
      settledAt: settled_at,
    })),
    returns: ofOrder(parts.returns).map((request) => ({
      item: lines.find(({ id }) => id === request.line_id)?.name ?? null,
      quantity: request.quantity,
      reason: request.reason,
      photo: request.picture && webpText(request.picture),
      status: request.status,
      refundAmount: paiseToRupees(request.refund_amount),
      exchangeSize: request.exchange_size,
      requestedAt: request.requested_at,
      steps: parts.returnSteps
        .filter(({ return_id }) => return_id === request.id)
        .map(({ status, note, at }) => ({ status, note, at })),
    })),
    reviews: ofOrder(parts.reviews).map(({ name, author_name, rating, title, body, ...review }) => ({
      item: name,
      author: author_name,
      rating,
      title,
      text: body,
      fit: review.fit,
      heightCm: review.height_cm,
      usualSize: review.usual_size,
      photos: review.photos.map(webpText),
      status: review.status,
      former: review.former,
      submittedAt: review.submitted_at,
    })),
    documents: ofOrder(parts.documents).map(({ kind, number, issued_at }) => ({
      kind,
      number,
      issuedAt: issued_at,
    })),
    messages: ofOrder(parts.messages).map(({ subject, text, at }) => ({ subject, text, at })),
    updates: ofOrder(parts.updates).map(({ channel, event, recipient, field_values, state, created_at }) => ({
      channel,
      event,
      to: recipient,
      says: field_values,
      state,
      at: created_at,
    })),
  };
}

function presentColumns(order: Selectable<Orders>) {
  const { promised_from, promised_to } = order;
  return {
    _id: order.id,
    date: order.placed_at,
    status: order.status,
    name: order.buyer_name,
    email: order.email,
    phone: order.phone,
    ...presentDelivery(order),
    paymentMethod: order.payment_method,
    business: businessOf(order),
    isPaid: order.is_paid,
    toConfirmBy: order.to_confirm_by,
    confirmedAt: order.confirmed_at,
    messagesWantedAt: order.messages_wanted_at,
    promised: promised_from && { from: promised_from, to: promised_to },
    delivery: order.is_express ? 'express' : 'standard',
    subtotal: paiseToRupees(order.subtotal),
    discount: paiseToRupees(order.discount),
    promotionDiscount: paiseToRupees(order.promotion_discount),
    promotions: order.promotions,
    prepaidDiscount: paiseToRupees(order.prepaid_discount),
    codFee: paiseToRupees(order.cod_fee),
    giftWrap: paiseToRupees(order.gift_wrap),
    couponCode: order.coupon_code,
    shipping: paiseToRupees(order.shipping),
    amount: paiseToRupees(order.amount),
    courier: order.courier,
    trackingNumber: order.tracking_number,
  };
}

function webpText(picture: Buffer): string {
  return `data:image/webp;base64,${picture.toString('base64')}`;
}
