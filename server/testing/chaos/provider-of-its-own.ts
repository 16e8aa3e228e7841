import { sandboxRazorpay } from '@gulmohar/payment-sandbox/sandbox-razorpay.ts';
import Fastify from 'fastify';
import { RAZORPAY_SANDBOX_PATH } from '../../src/payments/sandbox-accounts.ts';
import { openSocket } from '../open-socket.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

const KEYS = { keyId: 'rzp_test_chaos', keySecret: 'a secret of the provider and the shop' };
const WEBHOOK_SECRET = 'a secret of the webhook';

export type ProviderOfItsOwn = {
  sandboxUrl: string;
  webhookSecret: string;
  /** The settings with which a shop uses it. */
  settings: Record<string, string>;
  database: TestDatabase;
  close(): Promise<void>;
};

/**
 * Starts a payment sandbox with its own database, so that it responds while the shop and its database are
 * down.
 */
export async function providerOfItsOwn(shopUrl: () => string): Promise<ProviderOfItsOwn> {
  const database = await testDatabase();
  const socket = await openSocket();
  const app = Fastify();
  await app.register(sandboxRazorpay, {
    prefix: RAZORPAY_SANDBOX_PATH,
    db: database.pool,
    ...KEYS,
    linkUrl: `${socket.url}${RAZORPAY_SANDBOX_PATH}/link`,
    webhook: {
      // The shop's address changes with each start.
      get url() {
        return `${shopUrl()}/api/webhooks/razorpay`;
      },
      secret: WEBHOOK_SECRET,
    },
  });
  await socket.respondWith(app);
  const sandboxUrl = `${socket.url}${RAZORPAY_SANDBOX_PATH}`;
  return {
    sandboxUrl,
    webhookSecret: WEBHOOK_SECRET,
    settings: {
      PAYMENTS: 'sandbox',
      SANDBOX_URL: sandboxUrl,
      RAZORPAY_KEY_ID: KEYS.keyId,
      RAZORPAY_KEY_SECRET: KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRETS: WEBHOOK_SECRET,
    },
    database,
    async close() {
      await socket.close();
      await app.close();
      await database.drop();
    },
  };
}
