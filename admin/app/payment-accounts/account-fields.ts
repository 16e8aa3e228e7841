import type { AccountProvider } from '@gulmohar/contract/payments/payment-account.ts';

type Field = { name: string; label: string; hint?: string; isSecret?: boolean };

type ProviderTexts = {
  title: string;
  /** Where the keys are found, and what its webhook has to report. */
  where: string;
  fields: readonly Field[];
};

export const providerTexts: Record<AccountProvider, ProviderTexts> = {
  razorpay: {
    title: 'Razorpay',
    where:
      'In Razorpay’s dashboard, make a key under Account & Settings, API keys. Then add a webhook with the address below, all events of payments, payment links, orders, refunds and disputes, and a secret of your own.',
    fields: [
      { name: 'keyId', label: 'Key id', hint: 'Begins with rzp_live_' },
      { name: 'keySecret', label: 'Key secret', isSecret: true },
      { name: 'webhookSecret', label: 'Secret of the webhook', isSecret: true },
    ],
  },
  stripe: {
    title: 'Stripe',
    where:
      'Offered beside Razorpay. In Stripe’s dashboard, copy the secret key under Developers, API keys. Then add an endpoint with the address below and all events of checkout sessions, refunds and disputes.',
    fields: [
      { name: 'secretKey', label: 'Secret key', hint: 'Begins with sk_live_', isSecret: true },
      { name: 'webhookSecret', label: 'Signing secret', hint: 'Begins with whsec_', isSecret: true },
    ],
  },
  sabpaisa: {
    title: 'SabPaisa',
    where:
      'Offered beside Razorpay. SabPaisa sends these five when it opens an account. Refunds are made in its dashboard.',
    fields: [
      { name: 'clientCode', label: 'Client code' },
      { name: 'userName', label: 'User name' },
      { name: 'password', label: 'Password', isSecret: true },
      { name: 'aesKey', label: 'AES key', isSecret: true },
      { name: 'hmacKey', label: 'HMAC key', isSecret: true },
    ],
  },
};
