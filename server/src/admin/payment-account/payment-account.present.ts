import type { PaymentAccountRow } from '@gulmohar/contract/admin/payment-account.ts';
import type { AccountProvider } from '@gulmohar/contract/payments/payment-account.ts';
import type { PaymentAccounts } from '../../payments/operators-accounts.ts';
import type { Payments } from '../../payments/payments.ts';

const SHOWN_OF_KEY = 4;

type Standing = { payments: Payments; isDemo: boolean; shopUrl: string };

export function presentAccount(
  { payments, isDemo, shopUrl }: Standing,
  provider: AccountProvider,
): PaymentAccountRow {
  const hint = hintOf(payments.accounts(), provider);
  const used = payments.providers()[provider];
  const isSet = payments.isSetByOperator(provider);
  return {
    provider,
    setBy: isSet ? 'operator' : hint ? 'owner' : used?.testMode ? 'sandbox' : 'nobody',
    hint,
    isTest: used?.testMode ?? false,
    canEnter: !isSet && !isDemo,
    webhookUrl: `${shopUrl}/api/webhooks/${provider}`,
  };
}

/** By which the owner recognises an account; no secret. */
export function hintOf({ razorpay, stripe, sabpaisa }: PaymentAccounts, provider: AccountProvider): string {
  const hints = {
    razorpay: razorpay?.keyId,
    stripe: stripe && `…${stripe.secretKey.slice(-SHOWN_OF_KEY)}`,
    sabpaisa: sabpaisa?.clientCode,
  };
  return hints[provider] ?? '';
}
