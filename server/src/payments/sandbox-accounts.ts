import { createHash } from 'node:crypto';
import type { Environment } from '../platform/config/env.ts';
import type { Database } from '../platform/database/connection.ts';
import { installationSecret } from '../platform/database/installation.ts';
import { operatorsAccounts, type SabPaisaAccount, type StripeAccount } from './operators-accounts.ts';

export const RAZORPAY_SANDBOX_PATH = '/sandbox/razorpay';
export const STRIPE_SANDBOX_PATH = '/sandbox/stripe';
export const SABPAISA_SANDBOX_PATH = '/sandbox/sabpaisa';
const SANDBOX_KEY_ID = 'rzp_test_sandbox';

/** Whether the sandbox stands in for Razorpay: as the operator has set, else in a demo without the operator's keys. */
export function hasSandbox({ PAYMENTS, RAZORPAY_KEY_ID, SHOP_MODE }: Environment): boolean {
  return PAYMENTS ? PAYMENTS === 'sandbox' : SHOP_MODE === 'demo' && !RAZORPAY_KEY_ID;
}

/** A sandbox in a separate process stands in for Razorpay only. */
export function hasStripeSandbox(env: Environment): boolean {
  return hasSandbox(env) && !operatorsAccounts(env).stripe && !env.SANDBOX_URL;
}

/** Only on request, since its callback exists only in a shop that takes SabPaisa. */
export function hasSabPaisaSandbox(env: Environment): boolean {
  return (
    hasSandbox(env) &&
    env.SABPAISA_SANDBOX === 'offered' &&
    !operatorsAccounts(env).sabpaisa &&
    !env.SANDBOX_URL
  );
}

/** The configured keys, else this installation's own secrets. */
export async function sandboxKeys(db: Database, env: Environment) {
  return {
    keyId: env.RAZORPAY_KEY_ID ?? SANDBOX_KEY_ID,
    keySecret: env.RAZORPAY_KEY_SECRET ?? (await installationSecret(db, 'sandbox-key-secret')),
    webhookSecrets: env.RAZORPAY_WEBHOOK_SECRETS ?? [await installationSecret(db, 'sandbox-webhook-secret')],
  };
}

export async function stripeSandboxKeys(db: Database): Promise<StripeAccount> {
  return {
    secretKey: `sk_test_${await installationSecret(db, 'stripe-sandbox-key')}`,
    webhookSecret: `whsec_${await installationSecret(db, 'stripe-sandbox-webhook-secret')}`,
  };
}

export async function sabPaisaSandboxAccount(db: Database): Promise<SabPaisaAccount> {
  const secret = await installationSecret(db, 'sabpaisa-sandbox-key');
  const keyFor = (use: string, hash: string) => createHash(hash).update(`${use} ${secret}`).digest('base64');
  return {
    clientCode: 'SANDB',
    userName: 'shop@sandbox',
    password: keyFor('password', 'sha256'),
    aesKey: keyFor('aes', 'sha256'),
    hmacKey: keyFor('hmac', 'sha384'),
  };
}
