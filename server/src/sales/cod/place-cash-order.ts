import { CASH_ON_DELIVERY, cashReference } from '@gulmohar/contract/sales/cash.ts';
import type { PaymentTerms } from '@gulmohar/contract/sales/payment-terms.ts';
import type { PrepaidRules } from '@gulmohar/contract/shop/payment-rules.ts';
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
import { methodOf, placeUnpaid } from '../checkout/place-order.ts';
import { isSameOrder } from '../checkout/same-purchase.ts';
import { askToConfirm } from '../confirmation/confirmation.ts';
import { type CodPolicy, cashTerms, decideCod, needsConfirmation } from './cod.rules.ts';
import { keepDecision, lockCashOrders, readFacts } from './cod.store.ts';

const NO_CASH_FOR_GIFTS =
  'Please pay for a gift online: the courier would collect the money from its receiver.';

type Placing = {
  requestId: string;
  cod: CodPolicy;
  prepaid: PrepaidRules;
};

/**
 * Whether cash is offered is decided by what is to be collected and stored with the rules that applied. Where store
 * credit pays all of it, or it costs nothing, nothing is, and the price is that of paying online.
 * @param requestId repeating the request returns the same order
 * @throws ShopError as `openCheckout`; COD_NOT_OFFERED with the reason; STEP_NOT_POSSIBLE when the requestId
 * belongs to another buyer or order
 */
export async function placeCashOrder(
  db: Database,
  { requestId, cod, prepaid, ...priced }: Input & Placing,
): Promise<string> {
  const reference = cashReference(requestId);
  const { claimed, credit = 0 } = priced;
  const isPaid = credit === rupeesToPaise(claimed);
  const method = isPaid ? methodOf(credit) : CASH_ON_DELIVERY;
  const terms: PaymentTerms = isPaid ? { paidBy: 'online', rules: prepaid } : cashTerms(cod.rules);
  const input: Input = { ...priced, terms };
  const { buyer, giftFrom } = input.order;
  if (giftFrom && !isPaid) throw new ShopError('COD_NOT_OFFERED', NO_CASH_FOR_GIFTS);
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
      const { totals, address, lines, isWithinCaps } = await reserveWithin(trx, method, id, input);
      await setProviderOrder(trx, id, reference);
      if (isPaid) return placeUnpaid(trx, id, method);
      const { userId } = input;
      const { phone, email } = buyer;
      const who = { phone, email, zipcode: address.zipcode, userId, isGuest: userId === null };
      const productIds = lines.map(({ productId }) => productId);
      const known = await readFacts(trx, { ...who, productIds }, cod);
      const collected = { total: totals.total - credit, ...(credit > 0 && { credit }) };
      const decision = decideCod(cod.rules, { ...collected, ...known, isWithinCaps });
      if (decision.rejection) throw new ShopError('COD_NOT_OFFERED', decision.rejection);
      await keepDecision(trx, id, decision);
      const orderId = await placeUnpaid(trx, id, method);
      if (needsConfirmation(decision)) await askToConfirm(trx, orderId);
      return orderId;
    }),
  );
}

function assertSameRequest(earlier: CheckoutRow, { order, userId, claimed, credit = 0 }: Input): void {
  const { user_id, snapshot } = earlier;
  const isSame =
    user_id === userId &&
    snapshot !== null &&
    rupeesToPaise(claimed) === snapshot.totals.total &&
    credit === earlier.credit &&
    isSameOrder(order, snapshot);
  if (isSame) return;
  throw new ShopError(
    'STEP_NOT_POSSIBLE',
    'This request was used for another order. Please check your orders before you order again.',
  );
}
