import type { Environment } from '../../platform/config/env.ts';
import type { PaymentAccounts } from '../operators-accounts.ts';
import type { WindowProvider } from '../provider.ts';
import { type ProviderAdapter, type ProviderSetup, usesSandbox } from '../provider-adapter.ts';
import { RAZORPAY_SANDBOX_PATH, sandboxKeys } from '../sandbox-accounts.ts';
import { createRazorpayProvider } from './razorpay-provider.ts';

/** Every shop has it, since it is the default; without an account its calls fail. */
export const razorpayAdapter: ProviderAdapter<WindowProvider> = {
  async connect(setup) {
    const { env, accounts, shopMark } = setup;
    const options = usesSandbox(env, accounts) ? await sandbox(setup) : account(env, accounts);
    return createRazorpayProvider({ ...options, shopMark });
  },

  isOffered: (env, accounts) => usesSandbox(env, accounts) || Boolean(accounts.razorpay?.keyId),
};

async function sandbox({ db, env, sandboxUrl }: ProviderSetup) {
  return {
    ...(await sandboxKeys(db, env)),
    baseUrl: env.SANDBOX_URL ?? `${sandboxUrl}${RAZORPAY_SANDBOX_PATH}`,
    scriptUrl: `${RAZORPAY_SANDBOX_PATH}/checkout.js`,
    testMode: true,
  };
}

function account(env: Environment, { razorpay }: PaymentAccounts) {
  const { keyId, keySecret, webhookSecrets } = razorpay ?? { keyId: '', keySecret: '', webhookSecrets: [] };
  return {
    baseUrl: env.RAZORPAY_URL,
    keyId,
    keySecret,
    webhookSecrets,
    scriptUrl: env.RAZORPAY_SCRIPT_URL,
    testMode: keyId.startsWith('rzp_test_'),
  };
}
