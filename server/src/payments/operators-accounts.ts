import type { AccountProvider, PaymentAccount } from '@gulmohar/contract/payments/payment-account.ts';
import type { Environment } from '../platform/config/env.ts';

type AccountAt<Provider> = Omit<Extract<PaymentAccount, { provider: Provider }>, 'provider'>;

export type RazorpayAccount = Omit<AccountAt<'razorpay'>, 'webhookSecret'> & {
  /** The current one first, then earlier ones that still hold. */
  webhookSecrets: readonly string[];
};
export type StripeAccount = AccountAt<'stripe'>;
export type SabPaisaAccount = AccountAt<'sabpaisa'>;

export type PaymentAccounts = {
  razorpay?: RazorpayAccount;
  stripe?: StripeAccount;
  sabpaisa?: SabPaisaAccount;
};

/** The accounts of the environment. */
export function operatorsAccounts(env: Environment): PaymentAccounts {
  return { ...razorpay(env), ...stripe(env), ...sabPaisa(env) };
}

/** Whether the environment decides about this provider, so that the owner cannot. */
export function isSetByOperator(env: Environment, provider: AccountProvider): boolean {
  return env.PAYMENTS === 'sandbox' || operatorsAccounts(env)[provider] !== undefined;
}

function razorpay(env: Environment): Pick<PaymentAccounts, 'razorpay'> {
  const { PAYMENTS, RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret = '' } = env;
  if (PAYMENTS === 'sandbox' || !keyId) return {};
  return { razorpay: { keyId, keySecret, webhookSecrets: env.RAZORPAY_WEBHOOK_SECRETS ?? [] } };
}

function stripe(env: Environment): Pick<PaymentAccounts, 'stripe'> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = env;
  return secretKey ? { stripe: { secretKey, webhookSecret } } : {};
}

function sabPaisa(env: Environment): Pick<PaymentAccounts, 'sabpaisa'> {
  const { SABPAISA_CLIENT_CODE: clientCode, SABPAISA_USERNAME: userName, SABPAISA_PASSWORD: password } = env;
  const { SABPAISA_AES_KEY: aesKey, SABPAISA_HMAC_KEY: hmacKey } = env;
  if (!clientCode || !userName || !password || !aesKey || !hmacKey) return {};
  return { sabpaisa: { clientCode, userName, password, aesKey, hmacKey } };
}
