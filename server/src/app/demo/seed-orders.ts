import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CASH_ON_DELIVERY, cashReference } from '@gulmohar/contract/sales/cash.ts';
import { CURRENCY } from '@gulmohar/contract/shop/shop-rules.ts';
import type { DemoOrder } from '@gulmohar/demo/accounts/demo-order.ts';
import { demoOrders } from '@gulmohar/demo/accounts/orders.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterSaleSettings } from '../../fulfilment/order/after-sale.ts';
import { issueInvoice } from '../../fulfilment/tax/issue-invoice.ts';
import type { Seller } from '../../fulfilment/tax/tax-document.ts';
import type { ProviderPayment } from '../../payments/provider.ts';
import { readEnvironment } from '../../platform/config/env.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { PricedCheckoutRow } from '../../sales/checkout/checkout-row.ts';
import { insertOrder } from '../../sales/checkout/insert-order.ts';
import { useDiscounts } from '../../sales/checkout/reserve-discounts.ts';
import { KNOWN_BUYER } from '../../sales/cod/cash-at.ts';
import { decideCod } from '../../sales/cod/cod.rules.ts';
import { keepDecision } from '../../sales/cod/cod.store.ts';
import { defaultSettings } from '../../shop/default-settings.ts';
import { startCourierClock } from './book-at-sandbox.ts';
import { backdateSteps, insertReturn } from './demo-history.ts';
import { demoSnapshot } from './demo-snapshot.ts';
import { numberDocuments } from './number-documents.ts';
import { type SentParcel, sendBySandbox } from './seed-parcel.ts';
import { insertRemittance } from './seed-remittance.ts';

const DAY_MS = 86_400_000;

/**
 * Adds the demo's orders with everything a real purchase leaves behind: checkout, ledger, payment in shop and
 * sandbox, events.
 */
export async function insertOrders(trx: Transaction, now: Date): Promise<void> {
  const settings = defaultSettings(readEnvironment(process.env), true);
  const sent: SentParcel[] = [];
  await startCourierClock(trx);
  for (const demo of demoOrders) {
    const { parcel } = await insertDemoOrder(trx, demo, { now, settings });
    if (parcel) sent.push(parcel);
  }
  await insertRemittance(trx, sent);
  await numberDocuments(trx);
}

/** @returns its parcel, if it is carried by the sandbox's courier */
export async function insertDemoOrder(
  trx: Transaction,
  demo: DemoOrder,
  { now, settings }: { now: Date; settings: Settings },
): Promise<{ orderId: string; parcel?: SentParcel }> {
  const { seller } = afterSaleSettings(settings);
  const placedAt = new Date(now.getTime() - demo.placedDaysAgo * DAY_MS);
  const checkout = await insertCheckout(trx, demo, { placedAt, settings, status: 'completed' });
  await sellUnits(trx, checkout, placedAt);
  const missing = await useDiscounts(trx, checkout);
  if (missing) throw new Error(`The ${missing} of a demo order is used up`);
  const payment = await pay(trx, checkout, demo, settings);
  const orderId = uuid({ msecs: placedAt.getTime() });
  await insertOrder(trx, orderId, checkout, { method: demo.method, ...(payment && { payment }) });
  await trx.updateTable('payment').set({ captured_at: placedAt }).where('order_id', '=', orderId).execute();
  await backdateSteps(trx, orderId, demo, { now, placedAt });
  await invoiceShipped(trx, orderId, demo, { seller, now });
  if (demo.returned) await insertReturn(trx, orderId, demo.returned, now);
  const { bookedHoursAgo: hoursAgo } = demo;
  if (!hoursAgo) return { orderId };
  return { orderId, parcel: await sendBySandbox(trx, orderId, { hoursAgo, now, settings }) };
}

async function invoiceShipped(
  trx: Transaction,
  orderId: string,
  { steps }: DemoOrder,
  { seller, now }: { seller: Seller; now: Date },
): Promise<void> {
  const shipped = steps.find(({ status }) => status === 'Shipped');
  if (!shipped) return;
  const order = await trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .selectAll()
    .executeTakeFirstOrThrow();
  await issueInvoice(trx, order, seller, new Date(now.getTime() - shipped.daysAgo * DAY_MS));
}

type Opened = { placedAt: Date; settings: Settings; status: 'completed' | 'expired' };

export async function insertCheckout(
  trx: Transaction,
  demo: DemoOrder,
  { placedAt, settings, status }: Opened,
): Promise<PricedCheckoutRow> {
  const { email } = demo.buyer;
  const user = await trx.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst();
  const snapshot = await demoSnapshot(trx, demo, { userId: user?.id ?? null, settings });
  const id = uuid({ msecs: placedAt.getTime() });
  const row = await trx
    .insertInto('checkout')
    .values({
      id,
      user_id: user?.id ?? null,
      buyer_key: `demo:${id}`,
      status,
      snapshot: JSON.stringify(snapshot),
      amount: snapshot.totals.total,
      currency: CURRENCY,
      ...(demo.method === CASH_ON_DELIVERY
        ? { provider: CASH_ON_DELIVERY, provider_order_id: cashReference(id) }
        : { provider: 'razorpay', provider_order_id: `order_demo${id.slice(-10)}` }),
      created_at: placedAt,
      expires_at: placedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, snapshot };
}

/** Receives the units before selling them, so that the stock stays as the catalogue states. */
async function sellUnits(trx: Transaction, checkout: PricedCheckoutRow, at: Date): Promise<void> {
  const { lines } = checkout.snapshot;
  await trx
    .insertInto('stock_movement')
    .values([
      ...lines.map(({ variantId, quantity }) => ({
        variant_id: variantId,
        kind: 'received' as const,
        on_hand_change: quantity,
        checkout_id: null,
        note: 'opening stock',
        at,
      })),
      ...lines.map(({ variantId, quantity }) => ({
        variant_id: variantId,
        kind: 'sold' as const,
        on_hand_change: -quantity,
        checkout_id: checkout.id,
        note: null,
        at,
      })),
    ])
    .execute();
}

/** @returns the payment at the sandbox; undefined when the courier will collect it */
async function pay(
  trx: Transaction,
  checkout: PricedCheckoutRow,
  { method }: DemoOrder,
  { cod }: Settings,
): Promise<ProviderPayment | undefined> {
  if (method !== CASH_ON_DELIVERY) return payAtSandbox(trx, checkout, method);
  const { totals, address } = checkout.snapshot;
  const facts = { ...KNOWN_BUYER, total: totals.total, zipcode: address.zipcode };
  // The demo does not offer cash on delivery now, but these orders date from a time when it did.
  const rules = { ...cod, isOffered: true, confirm: 'never' as const };
  await keepDecision(trx, checkout.id, decideCod(rules, facts));
  return undefined;
}

/**
 * Records the payment at the sandbox, which stands in for the provider.
 * @returns the payment as the provider would report it
 */
async function payAtSandbox(
  trx: Transaction,
  checkout: PricedCheckoutRow,
  method: 'card' | 'upi',
): Promise<ProviderPayment> {
  const { id, amount, currency, provider_order_id: orderId, created_at: at } = checkout;
  if (!orderId) throw new Error('A demo checkout has no provider order');
  const paymentId = `pay_demo${id.slice(-10)}`;
  await sql`
    with opened as (
      insert into sandbox.provider_order (id, amount, currency, receipt, status, created_at)
      values (${orderId}, ${amount}, ${currency}, ${id}, 'paid', ${at}) returning id)
    insert into sandbox.payment (id, order_id, amount, currency, status, method, created_at)
    select ${paymentId}, id, ${amount}, ${currency}, 'captured', ${method}, ${at} from opened`.execute(trx);
  return { id: paymentId, orderId, amount, currency, status: 'captured', method, refunded: 0 };
}
