import type { Environment } from '../../platform/config/env.ts';
import { ownAddress } from '../../platform/config/own-address.ts';
import type { Database } from '../../platform/database/connection.ts';
import { installationSecret } from '../../platform/database/installation.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { createRazorpayX } from './razorpayx-provider.ts';

export const PAYOUT_SANDBOX_PATH = '/sandbox/razorpayx';

export async function payoutSandboxKeys(db: Database) {
  return {
    keyId: 'rzp_test_payouts',
    keySecret: await installationSecret(db, 'payout-sandbox-key-secret'),
    accountNumber: '7878780080316316',
    webhookSecrets: [await installationSecret(db, 'payout-sandbox-webhook-secret')],
  };
}

/** A sandbox in a separate process does not offer payouts. */
export function hasPayoutSandbox(env: Environment): boolean {
  return env.PAYMENTS === 'sandbox' && !isConfigured(env) && !env.SANDBOX_URL;
}

/** @returns undefined when refunds of cash are paid by hand */
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
      baseUrl: env.RAZORPAY_URL,
      keyId,
      keySecret,
      accountNumber,
      webhookSecrets,
      testMode,
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
