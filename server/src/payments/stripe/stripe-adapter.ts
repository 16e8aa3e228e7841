import type { Environment } from '../../platform/config/env.ts';
import type { PaymentAccounts } from '../operators-accounts.ts';
import type { PageProvider } from '../provider.ts';
import { type ProviderAdapter, type ProviderSetup, usesSandbox } from '../provider-adapter.ts';
import { hasStripeSandbox, STRIPE_SANDBOX_PATH, stripeSandboxKeys } from '../sandbox-accounts.ts';
import { createStripeProvider } from './stripe-provider.ts';

export const stripeAdapter: ProviderAdapter<PageProvider | undefined> = {
  async connect(setup) {
    const { env, shopMark } = setup;
    const account = await accountOf(setup);
    return account && createStripeProvider({ ...account, shopMark, publicUrl: env.PUBLIC_URL });
  },

  /** Its sandbox runs by default, so it is offered only on request there. */
  isOffered: (env, accounts) =>
    accounts.stripe !== undefined || (standsIn(env, accounts) && env.STRIPE_SANDBOX === 'offered'),
};

async function accountOf({ db, env, accounts, sandboxUrl }: ProviderSetup) {
  if (accounts.stripe) return { ...accounts.stripe, baseUrl: env.STRIPE_URL };
  if (!standsIn(env, accounts)) return undefined;
  return { ...(await stripeSandboxKeys(db)), baseUrl: `${sandboxUrl}${STRIPE_SANDBOX_PATH}` };
}

function standsIn(env: Environment, accounts: PaymentAccounts): boolean {
  return usesSandbox(env, accounts) && hasStripeSandbox(env);
}
