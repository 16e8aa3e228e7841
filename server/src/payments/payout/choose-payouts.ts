import type { Environment } from '../../platform/config/env.ts';
import { ownAddress } from '../../platform/config/own-address.ts';
import type { Database } from '../../platform/database/connection.ts';
import { installationSecret } from '../../platform/database/installation.ts';
import { createRazorpayX } from '../razorpay/razorpayx-provider.ts';
import type { PayoutProvider } from './payout-provider.ts';

export const PAYOUT_SANDBOX_PATH = '/sandbox/razorpayx';

/** What the shop and the sandbox know of each other. */
export async function payoutSandboxKeys(db: Database) {
  return {
    keyId: 'rzp_test_payouts',
    keySecret: await installationSecret(db, 'payout-sandbox-key-secret'),
    accountNumber: '7878780080316316',
    webhookSecrets: [await installationSecret(db, 'payout-sandbox-webhook-secret')],
  };
}

/** Whether the sandbox stands in for RazorpayX; a sandbox that runs as a process of its own has no payouts. */
export function hasPayoutSandbox(env: Environment): boolean {
  return env.PAYMENTS === 'sandbox' && !isConfigured(env) && !env.SANDBOX_URL;
}

/**
 * RazorpayX when it is configured; or its adapter in front of the sandbox.
 * @param sandboxUrl where the sandboxes are served
 * @returns undefined: refunds of cash are paid by hand
 */
export async function choosePayouts(
  db: Database,
  env: Environment,
  sandboxUrl = ownAddress(env),
): Promise<PayoutProvider | undefined> {
  const { RAZORPAYX_KEY_ID: keyId, RAZORPAYX_KEY_SECRET: keySecret } = env;
  const { RAZORPAYX_ACCOUNT_NUMBER: accountNumber, RAZORPAYX_WEBHOOK_SECRETS: webhookSecrets = [] } = env;
  if (keyId && keySecret && accountNumber) {
    const testMode = keyId.startsWith('rzp_test_');
    return createRazorpayX({
      ...{ baseUrl: env.RAZORPAY_URL, keyId, keySecret, accountNumber, webhookSecrets, testMode },
    });
  }
  if (!hasPayoutSandbox(env)) return undefined;
  return createRazorpayX({
    ...(await payoutSandboxKeys(db)),
    baseUrl: `${sandboxUrl}${PAYOUT_SANDBOX_PATH}`,
    testMode: true,
  });
}

function isConfigured(env: Environment): boolean {
  return Boolean(env.RAZORPAYX_KEY_ID && env.RAZORPAYX_KEY_SECRET && env.RAZORPAYX_ACCOUNT_NUMBER);
}
