import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../database/connection.ts';
import type { CheckoutRow } from '../database/schema.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { insertOrder } from '../order/insert-order.ts';
import type { ProviderPayment } from '../payments/provider.ts';
import { recordPayment } from '../payments/record-payment.ts';
import { requestRefund } from '../payments/request-refund.ts';
import { lockVariants, moveStock } from '../product/stock-ledger.ts';
import { lockCheckout, releaseCheckout, sellReserved, setCheckoutStatus } from './checkout.store.ts';

export type Fulfilment = { outcome: 'ordered'; orderId: string } | { outcome: 'refunding' };

/**
 * The one door into an order: turns a captured payment into the checkout's order, once, whoever calls and however often.
 * Money that can no longer become an order (another amount, stock gone after the reservation ended, paid twice) is refunded.
 * @param payment as the provider itself reports it, captured; never what a browser says
 */
export async function fulfil(
  db: Database,
  checkoutId: string,
  payment: ProviderPayment,
): Promise<Fulfilment> {
  return db.transaction().execute(async (trx) => {
    const checkout = await lockCheckout(trx, checkoutId);
    const order = await findOrder(trx, checkoutId);
    const recorded = await recordPayment(trx, checkout, payment);
    if (!recorded.isNew) return order ? { outcome: 'ordered', orderId: order.id } : { outcome: 'refunding' };
    if (order) {
      await requestRefund(trx, recorded.id, payment.amount, 'paid twice');
      return { outcome: 'ordered', orderId: order.id };
    }
    const obstacle = await takeStock(trx, checkout, payment);
    if (obstacle) {
      await requestRefund(trx, recorded.id, payment.amount, obstacle);
      await releaseCheckout(trx, checkoutId, 'refunded');
      return { outcome: 'refunding' };
    }
    const orderId = uuid();
    await insertOrder(trx, orderId, checkout, { paymentId: recorded.id, method: payment.method });
    await setCheckoutStatus(trx, checkoutId, 'completed');
    await enqueue(trx, 'send-order-placed', { orderId });
    return { outcome: 'ordered', orderId };
  });
}

async function findOrder(trx: Transaction, checkoutId: string): Promise<{ id: string } | undefined> {
  return trx.selectFrom('orders').where('checkout_id', '=', checkoutId).select('id').executeTakeFirst();
}

/** @returns why the checkout cannot become an order, if so; else its pieces are sold */
async function takeStock(
  trx: Transaction,
  checkout: CheckoutRow,
  payment: ProviderPayment,
): Promise<string | undefined> {
  const { lines } = checkout.snapshot;
  const available = await lockVariants(
    trx,
    lines.map((line) => line.variant_id),
  );
  const isWhole = payment.amount === checkout.amount && payment.currency === checkout.currency;
  if (checkout.status === 'open' && isWhole) {
    await sellReserved(trx, checkout.id);
    return undefined;
  }
  if (!isWhole) return 'amount differs';
  if (lines.some((line) => (available.get(line.variant_id) ?? 0) < line.quantity)) return 'stock gone';
  await moveStock(
    trx,
    lines.map(({ variant_id, quantity }) => ({
      variant_id,
      kind: 'sold',
      on_hand_change: -quantity,
      checkout_id: checkout.id,
    })),
  );
  return undefined;
}
