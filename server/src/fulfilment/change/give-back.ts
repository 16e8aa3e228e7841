import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { shareOut } from '@gulmohar/contract/values/share-out.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { findParcels } from '../parcel/parcel.store.ts';
import { isCurrent } from '../parcel/parcel-steps.ts';
import { type PromisedBack, refundOrder } from '../refund/refund-order.ts';
import type { ChangedLine } from './lock-line.ts';

/**
 * What an order gives back when it becomes cheaper. Before dispatch a cash order has less to collect instead, and gives
 * back store credit only as far as it would pay more than parcels do not collect already.
 * @param amount by which it becomes cheaper
 * @returns with the credit that then pays for the order
 */
export async function giveBack(
  trx: Transaction,
  { order, place }: Pick<ChangedLine, 'order' | 'place'>,
  amount: Paise,
  reason: string,
): Promise<PromisedBack & { credit: Paise }> {
  const rest = order.amount - amount;
  if (order.payment_method !== CASH_ON_DELIVERY || place === 'delivered') {
    const [, credit = 0] = shareOut(order.credit, [amount, rest]);
    return { ...(await refundOrder(trx, order.id, reason, amount)), credit };
  }
  const parcels = (await findParcels(trx, order.id)).filter(isCurrent);
  const collected = parcels.reduce((sum, { cod_due }) => sum + (cod_due ?? 0), 0);
  const credit = Math.min(order.credit, rest - collected);
  return { ...(await refundOrder(trx, order.id, reason, order.credit - credit)), credit };
}
