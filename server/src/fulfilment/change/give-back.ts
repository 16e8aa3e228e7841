import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { findParcels } from '../parcel/parcel.store.ts';
import { isCurrent } from '../parcel/parcel-steps.ts';
import { type PromisedBack, refundOrder } from '../refund/refund-order.ts';
import type { ChangedLine } from './lock-line.ts';

/**
 * What an order gives back when it becomes cheaper. Before dispatch a cash order has less to collect instead, and gives
 * back store credit only as far as it would pay too much.
 * @param amount by which it becomes cheaper
 * @returns with the credit that then pays for the order
 * @throws ShopError STEP_NOT_POSSIBLE when parcels were made with their share of the credit
 */
export async function giveBack(
  trx: Transaction,
  { order, place }: Pick<ChangedLine, 'order' | 'place'>,
  amount: Paise,
  reason: string,
): Promise<PromisedBack & { credit: Paise }> {
  if (order.payment_method !== CASH_ON_DELIVERY || place === 'delivered')
    return { ...(await refundOrder(trx, order.id, reason, amount)), credit: order.credit };
  if (amount > 0 && order.credit > 0) await assertNoParcels(trx, order.id);
  const credit = Math.min(order.credit, order.amount - amount);
  return { ...(await refundOrder(trx, order.id, reason, order.credit - credit)), credit };
}

/** @throws ShopError STEP_NOT_POSSIBLE */
export async function assertNoParcels(trx: Transaction, orderId: string): Promise<void> {
  if (!(await findParcels(trx, orderId)).some(isCurrent)) return;
  throw new ShopError(
    'STEP_NOT_POSSIBLE',
    'Other parcels of this order state the cash to collect. Cancel them first.',
  );
}
