import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { AccountOwner } from '../../accounts/user/account-orders.ts';
import type { Database } from '../../platform/database/connection.ts';
import { isCheckoutOf } from './buyer-key.ts';
import type { CheckoutJson } from './checkout-row.ts';
import { collectConsents } from './collect-consents.ts';

/** Amounts are in rupees. */
export async function collectUnfinishedCheckouts(db: Database, owner: AccountOwner) {
  const checkouts = await db
    .selectFrom('checkout')
    .where(isCheckoutOf(owner))
    .where('status', '<>', 'completed')
    .orderBy('created_at', 'desc')
    .select(['id', 'snapshot', 'created_at', 'status', 'amount'])
    .$narrowType<CheckoutJson>()
    .execute();
  const consentsOf = await collectConsents(
    db,
    checkouts.map(({ id }) => id),
  );
  return checkouts.map(({ id, snapshot, created_at, status, amount }) => {
    const { lines = [], coupon = null, totals, ...filledIn } = snapshot ?? { buyer: null, address: null };
    return {
      date: created_at,
      status,
      amount: paiseToRupees(amount),
      ...filledIn,
      couponCode: coupon?.code ?? null,
      messageConsents: consentsOf(id),
      items: lines.map(({ name, size, quantity, unitPrice }) => {
        return { name, size, quantity, price: paiseToRupees(unitPrice) };
      }),
    };
  });
}
