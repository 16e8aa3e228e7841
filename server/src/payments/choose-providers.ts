import { createHash } from 'node:crypto';
import type { PaymentMethod } from '@gulmohar/contract/shop/shop.ts';
import type { Environment } from '../platform/config/env.ts';
import { ownAddress } from '../platform/config/own-address.ts';
import type { Database } from '../platform/database/connection.ts';
import { installationSecret } from '../platform/database/installation.ts';
import type { Providers } from './providers.ts';
import { createRazorpayProvider } from './razorpay/razorpay-provider.ts';
import type { FormOptions } from './sabpaisa/payment-form.ts';
import { createSabPaisaProvider } from './sabpaisa/sabpaisa-provider.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

export const RAZORPAY_SANDBOX_PATH = '/sandbox/razorpay';
export const STRIPE_SANDBOX_PATH = '/sandbox/stripe';
export const SABPAISA_SANDBOX_PATH = '/sandbox/sabpaisa';
/** Distinguishes this installation's orders from those of other shops on the same account. Not a secret. */
const MARK_LENGTH = 16;
const SANDBOX_KEY_ID = 'rzp_test_sandbox';

/** The configured keys, else this installation's own secrets. */
export async function sandboxKeys(db: Database, env: Environment) {
  return {
    keyId: env.RAZORPAY_KEY_ID ?? SANDBOX_KEY_ID,
    keySecret: env.RAZORPAY_KEY_SECRET ?? (await installationSecret(db, 'sandbox-key-secret')),
    webhookSecrets: env.RAZORPAY_WEBHOOK_SECRETS ?? [await installationSecret(db, 'sandbox-webhook-secret')],
  };
}

export async function stripeSandboxKeys(db: Database) {
  return {
    secretKey: `sk_test_${await installationSecret(db, 'stripe-sandbox-key')}`,
    webhookSecret: `whsec_${await installationSecret(db, 'stripe-sandbox-webhook-secret')}`,
  };
}

export type SabPaisaCredentials = Pick<FormOptions, 'clientCode' | 'userName' | 'password' | 'keys'>;

export async function sabPaisaSandboxCredentials(db: Database): Promise<SabPaisaCredentials> {
  const secret = await installationSecret(db, 'sabpaisa-sandbox-key');
  const keyFor = (use: string, hash: string) => createHash(hash).update(`${use} ${secret}`).digest('base64');
  return {
    clientCode: 'SANDB',
    userName: 'shop@sandbox',
    password: keyFor('password', 'sha256'),
    keys: { aesKey: keyFor('aes', 'sha256'), hmacKey: keyFor('hmac', 'sha384') },
  };
}

/** @param sandboxUrl the base URL of the sandboxes, which stand in for the real providers in a demo */
export async function chooseProviders(
  db: Database,
  env: Environment,
  sandboxUrl = ownAddress(env),
): Promise<Providers> {
  const stripe = await stripeOptions(db, env, sandboxUrl);
  const shopMark = (await installationSecret(db, 'shop-mark')).slice(0, MARK_LENGTH);
  return {
    razorpay: createRazorpayProvider({ ...(await razorpayOptions(db, env, sandboxUrl)), shopMark }),
    ...(stripe && { stripe: createStripeProvider({ ...stripe, shopMark, publicUrl: env.PUBLIC_URL }) }),
    ...(await sabPaisa(db, env, sandboxUrl)),
  };
}

async function razorpayOptions(db: Database, env: Environment, sandboxUrl: string) {
  if (env.PAYMENTS === 'sandbox') {
    return {
      ...(await sandboxKeys(db, env)),
      baseUrl: env.SANDBOX_URL ?? `${sandboxUrl}${RAZORPAY_SANDBOX_PATH}`,
      scriptUrl: `${RAZORPAY_SANDBOX_PATH}/checkout.js`,
      testMode: true,
    };
  }
  return {
    baseUrl: env.RAZORPAY_URL,
    keyId: env.RAZORPAY_KEY_ID ?? '',
    keySecret: env.RAZORPAY_KEY_SECRET ?? '',
    webhookSecrets: env.RAZORPAY_WEBHOOK_SECRETS ?? [],
    scriptUrl: env.RAZORPAY_SCRIPT_URL,
    testMode: env.RAZORPAY_KEY_ID?.startsWith('rzp_test_') ?? false,
  };
}

async function sabPaisa(
  db: Database,
  env: Environment,
  sandboxUrl: string,
): Promise<Pick<Providers, 'sabpaisa'>> {
  const common = {
    callbackUrl: `${env.PUBLIC_URL}/order/sabpaisa-callback`,
    channelId: env.SABPAISA_CHANNEL_ID,
    mcc: env.SABPAISA_MCC,
    amountField: env.SABPAISA_AMOUNT_FIELD,
  };
  const credentials = sabPaisaCredentials(env);
  if (credentials) {
    const { SABPAISA_INIT_URL: initUrl, SABPAISA_ENQUIRY_URL: enquiryUrl } = env;
    const formSources = [new URL(initUrl).origin, ...env.SABPAISA_FORM_SOURCES];
    const live = { ...common, ...credentials, initUrl, enquiryUrl, formSources, testMode: false };
    return { sabpaisa: createSabPaisaProvider(live) };
  }
  if (!hasSabPaisaSandbox(env)) return {};
  return {
    sabpaisa: createSabPaisaProvider({
      ...common,
      ...(await sabPaisaSandboxCredentials(db)),
      initUrl: `${SABPAISA_SANDBOX_PATH}/SabPaisa/sabPaisaInit?v=1`,
      enquiryUrl: `${sandboxUrl}${SABPAISA_SANDBOX_PATH}/SPTxtnEnquiry/getTxnStatusByClientxnId`,
      formSources: [],
      testMode: true,
    }),
  };
}

function sabPaisaCredentials(env: Environment): SabPaisaCredentials | undefined {
  const { SABPAISA_CLIENT_CODE: clientCode, SABPAISA_USERNAME: userName, SABPAISA_PASSWORD: password } = env;
  const { SABPAISA_AES_KEY: aesKey, SABPAISA_HMAC_KEY: hmacKey } = env;
  if (!clientCode || !userName || !password || !aesKey || !hmacKey) return undefined;
  return { clientCode, userName, password, keys: { aesKey, hmacKey } };
}

async function stripeOptions(db: Database, env: Environment, sandboxUrl: string) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = env;
  if (secretKey) return { baseUrl: env.STRIPE_URL, secretKey, webhookSecret };
  if (!hasStripeSandbox(env)) return undefined;
  return { baseUrl: `${sandboxUrl}${STRIPE_SANDBOX_PATH}`, ...(await stripeSandboxKeys(db)) };
}

/** Stripe's sandbox runs by default, so Stripe is offered only on request there. */
export function offeredMethods(env: Environment): PaymentMethod[] {
  const isStripeOffered =
    env.STRIPE_SECRET_KEY !== undefined || (hasStripeSandbox(env) && env.STRIPE_SANDBOX === 'offered');
  const isSabPaisaOffered = sabPaisaCredentials(env) !== undefined || hasSabPaisaSandbox(env);
  return [
    'razorpay',
    ...(isStripeOffered ? (['stripe'] as const) : []),
    ...(isSabPaisaOffered ? (['sabpaisa'] as const) : []),
  ];
}

/** Only on request, since its callback exists only in a shop that takes SabPaisa. */
export function hasSabPaisaSandbox(env: Environment): boolean {
  return (
    env.PAYMENTS === 'sandbox' &&
    env.SABPAISA_SANDBOX === 'offered' &&
    !sabPaisaCredentials(env) &&
    !env.SANDBOX_URL
  );
}

/** A sandbox in a separate process stands in for Razorpay only. */
export function hasStripeSandbox(env: Environment): boolean {
  return env.PAYMENTS === 'sandbox' && !env.STRIPE_SECRET_KEY && !env.SANDBOX_URL;
}
