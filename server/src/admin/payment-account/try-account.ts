import { randomBytes } from 'node:crypto';
import type { PaymentAccount } from '@gulmohar/contract/payments/payment-account.ts';
import { accountsOf } from '../../payments/entered-accounts.ts';
import type { Payments } from '../../payments/payments.ts';
import { ProviderError } from '../../payments/provider.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

const names = { razorpay: 'Razorpay', stripe: 'Stripe', sabpaisa: 'SabPaisa' };

/**
 * Calls the provider with an account before it is saved; nothing changes there.
 * @throws ShopError INVALID_INPUT with what the provider said, PROVIDER_UNAVAILABLE when it said nothing
 */
export async function tryAccount(payments: Payments, account: PaymentAccount): Promise<void> {
  const name = names[account.provider];
  const provider = (await payments.providersWith(accountsOf(account)))[account.provider];
  try {
    await provider?.listCaptured(new Date());
    // SabPaisa lists nothing. Its answer about a payment that does not exist is sealed with the account's keys.
    if (account.provider === 'sabpaisa') await provider?.listPayments(randomBytes(16).toString('hex'));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (!error.retryable) {
      throw new ShopError('INVALID_INPUT', `${name} does not accept these keys: ${error.description}`);
    }
    throw new ShopError(
      'PROVIDER_UNAVAILABLE',
      `${name} did not answer as it does to the right keys. Nothing was saved.`,
    );
  }
}
