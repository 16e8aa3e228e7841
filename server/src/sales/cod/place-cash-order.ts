import { CASH_ON_DELIVERY, cashReference } from '@gulmohar/contract/sales/cash.ts';
import { rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { v7 as uuid } from 'uuid';
import { assertNotBlocked } from '../../accounts/block/blocked-contacts.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockRequest } from '../../platform/database/lock-request.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { findCheckoutByProviderOrder, findOrderOf, setProviderOrder } from '../checkout/checkout.store.ts';
import type { CheckoutRow } from '../checkout/checkout-row.ts';
import { type Input, inTurn, reserveWithin } from '../checkout/open-checkout.ts';
import { placeUnpaid } from '../checkout/place-order.ts';
import { isSameOrder } from '../checkout/same-purchase.ts';
import { askToConfirm } from '../confirmation/confirmation.ts';
import { type CodPolicy, cashTerms, decideCod, needsConfirmation } from './cod.rules.ts';
import { keepDecision, lockCashOrders, readFacts } from './cod.store.ts';

/**
 * Whether cash is offered is decided by the true total and stored with the rules that applied.
 * @param requestId repeating the request returns the same order
 * @throws ShopError as `openCheckout`; COD_NOT_OFFERED with the reason; STEP_NOT_POSSIBLE when the requestId
 * belongs to another buyer or order
 */
export async function placeCashOrder(
  db: Database,
  { requestId, cod, ...priced }: Input & { requestId: string; cod: CodPolicy },
): Promise<string> {
  const reference = cashReference(requestId);
  const input: Input = { ...priced, terms: cashTerms(cod.rules) };
  const { buyer } = input.order;
  await assertNotBlocked(db, [buyer.email, buyer.phone]);
  return inTurn(() =>
    inTransaction(db, async (trx) => {
      await lockRequest(trx, requestId);
      await lockCashOrders(trx, buyer.phone);
      await lockCashOrders(trx, input.addressKey);
      const earlier = await findCheckoutByProviderOrder(trx, reference);
      if (earlier) assertSameRequest(earlier, input);
      const placed = earlier && (await findOrderOf(trx, earlier.id));
      if (placed) return placed.id;
      const id = uuid();
      const { totals, address, lines, isWithinCaps } = await reserveWithin(trx, CASH_ON_DELIVERY, id, input);
      const { userId } = input;
      const { phone, email } = buyer;
      const who = { phone, email, zipcode: address.zipcode, userId, isGuest: userId === null };
      const productIds = lines.map(({ productId }) => productId);
      const known = await readFacts(trx, { ...who, productIds }, cod);
      const decision = decideCod(cod.rules, { total: totals.total, ...known, isWithinCaps });
      if (decision.rejection) throw new ShopError('COD_NOT_OFFERED', decision.rejection);
      await setProviderOrder(trx, id, reference);
      await keepDecision(trx, id, decision);
      const orderId = await placeUnpaid(trx, id, CASH_ON_DELIVERY);
      if (needsConfirmation(decision)) await askToConfirm(trx, orderId);
      return orderId;
    }),
  );
}

function assertSameRequest({ user_id, snapshot }: CheckoutRow, { order, userId, claimed }: Input): void {
  const isSame =
    user_id === userId &&
    snapshot !== null &&
    rupeesToPaise(claimed) === snapshot.totals.total &&
    isSameOrder(order, snapshot);
  if (isSame) return;
  throw new ShopError(
    'STEP_NOT_POSSIBLE',
    'This request was used for another order. Please check your orders before you order again.',
  );
}
