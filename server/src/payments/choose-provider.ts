import type { Database } from '../database/connection.ts';
import { installationSecret } from '../database/installation.ts';
import type { Environment } from '../env.ts';
import type { PaymentProvider } from './provider.ts';
import { createRazorpayProvider } from './razorpay/razorpay-provider.ts';

export const SANDBOX_PATH = '/sandbox/razorpay';
const SANDBOX_KEY_ID = 'rzp_test_sandbox';

/** What the sandbox signs with: the given keys, else secrets of this installation's own. */
export async function sandboxKeys(db: Database, env: Environment) {
  return {
    keyId: env.RAZORPAY_KEY_ID ?? SANDBOX_KEY_ID,
    keySecret: env.RAZORPAY_KEY_SECRET ?? (await installationSecret(db, 'sandbox-key-secret')),
    webhookSecrets: env.RAZORPAY_WEBHOOK_SECRETS ?? [await installationSecret(db, 'sandbox-webhook-secret')],
  };
}

/** Razorpay with the configured keys, or the same adapter in front of the sandbox. */
export async function chooseProvider(db: Database, env: Environment): Promise<PaymentProvider> {
  if (env.PAYMENTS === 'sandbox') {
    const { keyId, keySecret, webhookSecrets } = await sandboxKeys(db, env);
    return createRazorpayProvider({
      baseUrl: env.SANDBOX_URL ?? `http://127.0.0.1:${env.PORT}${SANDBOX_PATH}`,
      keyId,
      keySecret,
      webhookSecrets,
      scriptUrl: `${SANDBOX_PATH}/checkout.js`,
      testMode: true,
    });
  }
  return createRazorpayProvider({
    baseUrl: env.RAZORPAY_URL,
    keyId: env.RAZORPAY_KEY_ID ?? '',
    keySecret: env.RAZORPAY_KEY_SECRET ?? '',
    webhookSecrets: env.RAZORPAY_WEBHOOK_SECRETS ?? [],
    scriptUrl: env.RAZORPAY_SCRIPT_URL,
    testMode: env.RAZORPAY_KEY_ID?.startsWith('rzp_test_') ?? false,
  });
}
