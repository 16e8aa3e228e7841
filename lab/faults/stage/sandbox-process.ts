import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { connectionUrl } from '@gulmohar/server/src/platform/database/connection.ts';
import { testDatabase } from '@gulmohar/server/testing/test-database.ts';

const MAIN = path.resolve(import.meta.dirname, '../../../payment-sandbox/src/main.ts');
const KEYS = { RAZORPAY_KEY_ID: 'rzp_test_faults', RAZORPAY_KEY_SECRET: 'secret-of-the-key' };
const WEBHOOK_SECRET = 'secret-of-the-webhook';

export type SandboxProcess = {
  /** The base URL at which the sandbox is used. */
  sandboxUrl: string;
  /** The settings with which a shop takes payments there. */
  settings: Record<string, string>;
  /** Stops the provider and drops its database. */
  close(): Promise<void>;
};

/**
 * Starts the payment provider in its own process with its own database, so that it knows what was paid
 * whatever happens to the shop.
 * @param shopPort where the shop takes webhooks; without it none are sent
 */
export async function startSandboxProcess(shopPort?: number): Promise<SandboxProcess> {
  const books = await testDatabase();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...KEYS,
      DATABASE_URL: connectionUrl(books.connection),
      SANDBOX_PORT: '0',
      ...(shopPort !== undefined && {
        SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${shopPort}/api/webhooks/razorpay`,
        SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
      }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const sandboxUrl = `${String(line).split(': ')[1]}/sandbox/razorpay`;
  return {
    sandboxUrl,
    settings: {
      ...KEYS,
      PAYMENTS: 'sandbox',
      SANDBOX_URL: sandboxUrl,
      RAZORPAY_WEBHOOK_SECRETS: WEBHOOK_SECRET,
    },
    async close() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await books.drop();
    },
  };
}
