import type { PaymentMethod } from '@gulmohar/contract/shop/shop.ts';
import type { Environment } from '../platform/config/env.ts';
import type { Database } from '../platform/database/connection.ts';
import { installationSecret } from '../platform/database/installation.ts';
import type { PaymentAccounts, SabPaisaAccount } from './operators-accounts.ts';
import type { Providers } from './providers.ts';
import { createRazorpayProvider } from './razorpay/razorpay-provider.ts';
import { createSabPaisaProvider } from './sabpaisa/sabpaisa-provider.ts';
import {
  hasSabPaisaSandbox,
  hasSandbox,
  hasStripeSandbox,
  RAZORPAY_SANDBOX_PATH,
  SABPAISA_SANDBOX_PATH,
  STRIPE_SANDBOX_PATH,
  sabPaisaSandboxAccount,
  sandboxKeys,
  stripeSandboxKeys,
} from './sandbox-accounts.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

/** Distinguishes this installation's orders from those of other shops on the same account. Not a secret. */
const MARK_LENGTH = 16;

/** @param sandboxUrl the base URL of the sandboxes, which stand in for the real providers in a demo */
export async function chooseProviders(
  db: Database,
  env: Environment,
  accounts: PaymentAccounts,
  sandboxUrl: string,
): Promise<Providers> {
  const isSandbox = usesSandbox(env, accounts);
  const shopMark = (await installationSecret(db, 'shop-mark')).slice(0, MARK_LENGTH);
  const razorpay = isSandbox ? await razorpaySandbox(db, env, sandboxUrl) : razorpayOptions(env, accounts);
  const stripe = accounts.stripe
    ? { ...accounts.stripe, baseUrl: env.STRIPE_URL }
    : isSandbox && hasStripeSandbox(env)
      ? { ...(await stripeSandboxKeys(db)), baseUrl: `${sandboxUrl}${STRIPE_SANDBOX_PATH}` }
      : undefined;
  const sabPaisa = accounts.sabpaisa
    ? sabPaisaOptions(env, accounts.sabpaisa)
    : isSandbox && hasSabPaisaSandbox(env)
      ? await sabPaisaSandbox(db, sandboxUrl)
      : undefined;
  return {
    razorpay: createRazorpayProvider({ ...razorpay, shopMark }),
    ...(stripe && { stripe: createStripeProvider({ ...stripe, shopMark, publicUrl: env.PUBLIC_URL }) }),
    ...(sabPaisa && {
      sabpaisa: createSabPaisaProvider({ ...sabPaisa, ...sabPaisaShop(env), keys: sabPaisa }),
    }),
  };
}

/** Stripe's sandbox runs by default, so Stripe is offered only on request there. */
export function offeredMethods(env: Environment, accounts: PaymentAccounts): PaymentMethod[] {
  const isSandbox = usesSandbox(env, accounts);
  const isOffered = {
    razorpay: isSandbox || Boolean(accounts.razorpay?.keyId),
    stripe: accounts.stripe || (isSandbox && hasStripeSandbox(env) && env.STRIPE_SANDBOX === 'offered'),
    sabpaisa: accounts.sabpaisa || (isSandbox && hasSabPaisaSandbox(env)),
  };
  return (['razorpay', 'stripe', 'sabpaisa'] as const).filter((method) => isOffered[method]);
}

/** The sandboxes never stand beside a real account of Razorpay. */
export function usesSandbox(env: Environment, accounts: PaymentAccounts): boolean {
  return hasSandbox(env) && !accounts.razorpay;
}

async function razorpaySandbox(db: Database, env: Environment, sandboxUrl: string) {
  return {
    ...(await sandboxKeys(db, env)),
    baseUrl: env.SANDBOX_URL ?? `${sandboxUrl}${RAZORPAY_SANDBOX_PATH}`,
    scriptUrl: `${RAZORPAY_SANDBOX_PATH}/checkout.js`,
    testMode: true,
  };
}

function razorpayOptions(env: Environment, { razorpay }: PaymentAccounts) {
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

function sabPaisaOptions(env: Environment, account: SabPaisaAccount) {
  const { SABPAISA_INIT_URL: initUrl, SABPAISA_ENQUIRY_URL: enquiryUrl } = env;
  const formSources = [new URL(initUrl).origin, ...env.SABPAISA_FORM_SOURCES];
  return { ...account, initUrl, enquiryUrl, formSources, testMode: false };
}

async function sabPaisaSandbox(db: Database, sandboxUrl: string) {
  return {
    ...(await sabPaisaSandboxAccount(db)),
    initUrl: `${SABPAISA_SANDBOX_PATH}/SabPaisa/sabPaisaInit?v=1`,
    enquiryUrl: `${sandboxUrl}${SABPAISA_SANDBOX_PATH}/SPTxtnEnquiry/getTxnStatusByClientxnId`,
    formSources: [],
    testMode: true,
  };
}

function sabPaisaShop(env: Environment) {
  return {
    callbackUrl: `${env.PUBLIC_URL}/order/sabpaisa-callback`,
    channelId: env.SABPAISA_CHANNEL_ID,
    mcc: env.SABPAISA_MCC,
    amountField: env.SABPAISA_AMOUNT_FIELD,
  };
}
