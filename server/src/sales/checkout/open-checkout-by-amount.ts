import type { PaymentTerms } from '@gulmohar/contract/sales/payment-terms.ts';
import { MIN_CHARGE } from '@gulmohar/contract/sales/pricing.ts';
import { CURRENCY, type ShippingRules } from '@gulmohar/contract/shop/shop-rules.ts';
import { type Paise, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { v7 as uuid } from 'uuid';
import { assertNotBlocked } from '../../accounts/block/blocked-contacts.ts';
import { lockAccount } from '../../accounts/user/lock-account.ts';
import { lockVariants } from '../../catalogue/product/stock-ledger.ts';
import type { PaymentProvider, ProviderOrder } from '../../payments/provider.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { lockCoupons } from '../coupon/reserve-coupon.ts';
import { accountKey } from '../promotion/shopper-keys.ts';
import type { ReservationCaps } from '../reservation/reservation-caps.ts';
import { lockBuyer, setProviderOrder } from './checkout.store.ts';
import { orderOfCart } from './complete-order.ts';
import { expireCheckout, linkSuccessor, releaseCheckout } from './end-checkout.ts';
import { insertCheckout } from './insert-checkout.ts';
import { type OpenedCheckout, openCheckout } from './open-checkout.ts';

type Claim = {
  /** In rupees. */
  claimed: number;
  userId: string | null;
  shipping: ShippingRules;
  sellerGstin: string;
  terms: PaymentTerms;
  caps: ReservationCaps;
  addressKey: string;
};

/**
 * Verify-payment later says what was ordered, which must cost exactly this amount; otherwise nothing is sold
 * and the payment is refunded. Until then the server's cart is reserved if it costs this amount.
 * @throws ShopError INVALID_INPUT for an amount that cannot be paid; OUT_OF_STOCK for a cart that costs it;
 * FORBIDDEN for blocked buyers
 * @throws ProviderError when the provider could not be reached
 */
export async function openCheckoutByAmount(
  db: Database,
  payments: PaymentProvider,
  claim: Claim,
): Promise<OpenedCheckout<ProviderOrder>> {
  const amount = rupeesToPaise(claim.claimed);
  if (amount === undefined || amount < MIN_CHARGE)
    throw new ShopError('INVALID_INPUT', 'Invalid order amount');
  const { userId } = claim;
  return (
    (userId && (await openForCart(db, payments, { ...claim, userId }))) ||
    openForNothingYet(db, payments, { amount, userId })
  );
}

/** @returns undefined when the cart does not cost the amount */
async function openForCart(
  db: Database,
  payments: PaymentProvider,
  claim: Claim & { userId: string },
): Promise<OpenedCheckout<ProviderOrder> | undefined> {
  const order = await orderOfCart(db, claim.userId);
  await assertNotBlocked(db, [order.buyer.email, order.buyer.phone]);
  if (order.items.length === 0) return undefined;
  try {
    return await openCheckout(db, payments, { ...claim, order, isAmountAlone: true });
  } catch (error) {
    if (error instanceof ShopError && error.code === 'PRICE_CHANGED') return undefined;
    throw error;
  }
}

async function openForNothingYet(
  db: Database,
  payments: PaymentProvider,
  { amount, userId }: { amount: Paise; userId: string | null },
): Promise<OpenedCheckout<ProviderOrder>> {
  const id = uuid();
  await db.transaction().execute(async (trx) => {
    const earlierId = userId && (await releaseEarlier(trx, userId));
    if (userId) await lockAccount(trx, userId);
    const checkout = { id, userId, buyerKey: `unknown:${id}`, snapshot: null, awaitsOrderData: true, amount };
    await insertCheckout(trx, { ...checkout, currency: CURRENCY, provider: payments.name });
    if (earlierId) await linkSuccessor(trx, earlierId, id);
  });
  try {
    const order = await payments.openOrder({ amount, currency: CURRENCY, receipt: id });
    await setProviderOrder(db, id, order.id);
    return { outcome: 'to-pay', checkoutId: id, order };
  } catch (error) {
    await expireCheckout(db, id);
    throw error;
  }
}

async function releaseEarlier(trx: Transaction, userId: string): Promise<string | undefined> {
  const earlier = await lockBuyer(trx, accountKey(userId));
  if (!earlier) return undefined;
  await lockVariants(trx, earlier.variantIds);
  await lockCoupons(trx, undefined, [earlier.id]);
  await releaseCheckout(trx, earlier.id, 'replaced');
  return earlier.id;
}
