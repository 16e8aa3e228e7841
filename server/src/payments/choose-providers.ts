import type { PaymentMethod } from '@gulmohar/contract/shop/shop.ts';
import type { Environment } from '../platform/config/env.ts';
import type { Database } from '../platform/database/connection.ts';
import { installationSecret } from '../platform/database/installation.ts';
import type { PaymentAccounts } from './operators-accounts.ts';
import type { ProviderAdapter } from './provider-adapter.ts';
import type { Providers } from './providers.ts';
import { razorpayAdapter } from './razorpay/razorpay-adapter.ts';
import { sabPaisaAdapter } from './sabpaisa/sabpaisa-adapter.ts';
import { stripeAdapter } from './stripe/stripe-adapter.ts';

/** The providers that a shop can have, in the order in which they are offered. */
const adapters: { [Name in keyof Providers]: ProviderAdapter<Providers[Name]> } = {
  razorpay: razorpayAdapter,
  stripe: stripeAdapter,
  sabpaisa: sabPaisaAdapter,
};

const MARK_LENGTH = 16;

/** @param sandboxUrl the base URL of the sandboxes, which stand in for the real providers in a demo */
export async function chooseProviders(
  db: Database,
  env: Environment,
  accounts: PaymentAccounts,
  sandboxUrl: string,
): Promise<Providers> {
  const shopMark = (await installationSecret(db, 'shop-mark')).slice(0, MARK_LENGTH);
  const setup = { db, env, accounts, sandboxUrl, shopMark };
  const connected = await Promise.all(
    Object.entries(adapters).map(async ([name, adapter]) => [name, await adapter.connect(setup)] as const),
  );
  return Object.fromEntries(connected) as Providers;
}

export function offeredMethods(env: Environment, accounts: PaymentAccounts): PaymentMethod[] {
  const methods = Object.keys(adapters) as (keyof Providers)[];
  return methods.filter((method) => adapters[method].isOffered(env, accounts));
}
