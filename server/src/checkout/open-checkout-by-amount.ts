import { type Paise, rupeesToPaise } from '@gulmohar/contract/money.ts';
import { CURRENCY } from '@gulmohar/contract/shop-rules.ts';
import { v7 as uuid } from 'uuid';
import type { Database } from '../database/connection.ts';
import { ShopError } from '../http/shop-error.ts';
import type { PaymentProvider, ProviderOrder } from '../payments/provider.ts';
import { expireCheckout, insertCheckout, setProviderOrder } from './checkout.store.ts';

const LEAST: Paise = 100;

/**
 * Opens the provider's order for an amount that a guest's browser names. What it is for comes with verify-payment and
 * must come to exactly this amount, else nothing is sold and the money goes back (decisions, 'Checkout').
 * @throws ShopError INVALID_INPUT for an amount that cannot be paid
 * @throws ProviderError when the provider could not be asked
 */
export async function openCheckoutByAmount(
  db: Database,
  payments: PaymentProvider,
  rupees: number,
): Promise<ProviderOrder> {
  const amount = rupeesToPaise(rupees);
  if (amount === undefined || amount < LEAST) throw new ShopError('INVALID_INPUT', 'Invalid order amount');
  const id = uuid();
  await db.transaction().execute(async (trx) => {
    const checkout = { id, userId: null, buyerKey: `unknown:${id}`, snapshot: null, amount };
    await insertCheckout(trx, { ...checkout, currency: CURRENCY, provider: payments.name });
  });
  try {
    const opened = await payments.openOrder({ amount, currency: CURRENCY, receipt: id });
    await setProviderOrder(db, id, opened.id);
    return opened;
  } catch (error) {
    await expireCheckout(db, id);
    throw error;
  }
}
