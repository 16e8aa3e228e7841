import type { Environment } from '../../platform/config/env.ts';
import type { Database } from '../../platform/database/connection.ts';
import { installationSecret } from '../../platform/database/installation.ts';
import { hasSandbox } from '../sandbox-accounts.ts';
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
  return hasSandbox(env) && !isConfigured(env) && !env.SANDBOX_URL;
}

/**
 * @param isSandbox whether payments go to the sandbox; payouts then do, too
 * @returns undefined when refunds of cash are paid by hand
 */
export async function choosePayouts(
  db: Database,
  env: Environment,
  isSandbox: boolean,
  sandboxUrl: string,
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
  if (!isSandbox || !hasPayoutSandbox(env)) return undefined;
  return createRazorpayX({
    ...(await payoutSandboxKeys(db)),
    baseUrl: `${sandboxUrl}${PAYOUT_SANDBOX_PATH}`,
    testMode: true,
  });
}

function isConfigured(env: Environment): boolean {
  return Boolean(env.RAZORPAYX_KEY_ID && env.RAZORPAYX_KEY_SECRET && env.RAZORPAYX_ACCOUNT_NUMBER);
}
