import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import {
  COURIER_SANDBOX_PATH,
  courierSandboxKeys,
  hasCourierSandbox,
} from '../fulfilment/courier/shiprocket/connect-shiprocket.ts';
import {
  hasPayoutSandbox,
  PAYOUT_SANDBOX_PATH,
  payoutSandboxKeys,
} from '../payments/payout/choose-payouts.ts';
import { seal, unseal } from '../payments/sabpaisa/sealed-text.ts';
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
} from '../payments/sandbox-accounts.ts';
import type { Environment } from '../platform/config/env.ts';
import { ownAddress } from '../platform/config/own-address.ts';
import type { Database } from '../platform/database/connection.ts';
import {
  hasMessageSandbox,
  MESSAGE_SANDBOX_PATH,
  messageSandboxKeys,
} from '../platform/messaging/choose-messaging.ts';
import { closeToStrangers } from './close-to-strangers.ts';

type Options = {
  db: Database;
  pool: pg.Pool;
  env: Environment;
  /** The API that receives their webhooks; if absent, none are sent. */
  apiUrl?: string;
  /** This server's address as the shop reaches it. */
  ownUrl?: string;
  /** This server's address as browsers reach it. */
  publicUrl?: string;
  /** Whether the owner has entered a real account meanwhile; if absent, never. */
  takesMoney?: () => boolean;
};

/**
 * Serves the sandboxes of payments, couriers and messages that the settings require, unless they run in a
 * separate process. A shop with the operator's own payment keys never loads their code; a live one without them, and one
 * whose owner has entered keys since it started, closes the sandboxes to strangers.
 */
export async function registerSandboxes(app: FastifyInstance, options: Options): Promise<void> {
  const { db, env, takesMoney = () => false } = options;
  const isClosed = () => env.SHOP_MODE === 'live' || takesMoney();
  await app.register(async (scope) => {
    closeToStrangers(scope, { db, publicUrl: env.PUBLIC_URL, isClosed });
    await registerEach(scope, options);
  });
}

async function registerEach(app: FastifyInstance, options: Options): Promise<void> {
  const { db, pool, env, apiUrl } = options;
  if (hasSandbox(env) && !env.SANDBOX_URL) {
    const { sandboxRazorpay } = await import('@gulmohar/payment-sandbox/sandbox-razorpay.ts');
    const { webhookSecrets, ...keys } = await sandboxKeys(db, env);
    const webhook = apiUrl && { url: `${apiUrl}/webhooks/razorpay`, secret: webhookSecrets[0] ?? '' };
    await app.register(sandboxRazorpay, {
      prefix: RAZORPAY_SANDBOX_PATH,
      db: pool,
      ...keys,
      linkUrl: `${options.publicUrl ?? env.PUBLIC_URL}${RAZORPAY_SANDBOX_PATH}/link`,
      ...(webhook && { webhook }),
    });
  }
  if (hasStripeSandbox(env)) {
    const { sandboxStripe } = await import('@gulmohar/payment-sandbox/stripe/sandbox-stripe.ts');
    const { secretKey, webhookSecret } = await stripeSandboxKeys(db);
    await app.register(sandboxStripe, {
      prefix: STRIPE_SANDBOX_PATH,
      db: pool,
      secretKey,
      payUrl: `${options.publicUrl ?? env.PUBLIC_URL}${STRIPE_SANDBOX_PATH}/pay`,
      ...(apiUrl && { webhook: { url: `${apiUrl}/webhooks/stripe`, secret: webhookSecret } }),
    });
  }
  if (hasSabPaisaSandbox(env)) {
    const account = await sabPaisaSandboxAccount(db);
    const { sandboxSabPaisa } = await import('@gulmohar/payment-sandbox/sabpaisa/sandbox-sabpaisa.ts');
    await app.register(sandboxSabPaisa, {
      prefix: SABPAISA_SANDBOX_PATH,
      db: pool,
      merchant: {
        ...account,
        seal: (text) => seal(text, account),
        unseal: (sealed) => unseal(sealed, account),
      },
    });
  }
  if (hasPayoutSandbox(env)) {
    const { sandboxPayouts } = await import('@gulmohar/payment-sandbox/payouts/sandbox-payouts.ts');
    const { webhookSecrets, ...keys } = await payoutSandboxKeys(db);
    const webhook = apiUrl && { url: `${apiUrl}/webhooks/razorpayx`, secret: webhookSecrets[0] ?? '' };
    await app.register(sandboxPayouts, {
      prefix: PAYOUT_SANDBOX_PATH,
      db: pool,
      ...keys,
      ...(webhook && { webhook }),
    });
  }
  if (hasCourierSandbox(env)) {
    const { sandboxCourier } = await import('@gulmohar/payment-sandbox/courier/sandbox-courier.ts');
    const { email, password, webhookToken } = await courierSandboxKeys(db);
    const { ownUrl = ownAddress(env) } = options;
    await app.register(sandboxCourier, {
      prefix: COURIER_SANDBOX_PATH,
      db: pool,
      email,
      password,
      url: `${ownUrl}${COURIER_SANDBOX_PATH}`,
      ...(apiUrl && { webhook: { url: `${apiUrl}/parcel-updates`, token: webhookToken } }),
    });
  }
  if (hasMessageSandbox(env)) {
    const { sandboxMessages } = await import('@gulmohar/payment-sandbox/messages/sandbox-messages.ts');
    await app.register(sandboxMessages, {
      prefix: MESSAGE_SANDBOX_PATH,
      db: pool,
      ...(await messageSandboxKeys(db)),
      ...(apiUrl && { webhookUrl: `${apiUrl}/message-updates` }),
    });
  }
}
