import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { connectionUrl } from '../../src/platform/database/connection.ts';
import { testDatabase } from '../../testing/test-database.ts';

const MAIN = path.resolve(import.meta.dirname, '../../../payment-sandbox/src/main.ts');
const KEYS = { RAZORPAY_KEY_ID: 'rzp_test_faults', RAZORPAY_KEY_SECRET: 'secret-of-the-key' };
const WEBHOOK_SECRET = 'secret-of-the-webhook';

export type SandboxProcess = {
  /** Where it is steered. */
  sandboxUrl: string;
  /** What a shop that is to be paid there is started with. */
  settings: Record<string, string>;
  /** Tells the shop at this address of payments. */
  close(): Promise<void>;
};

/**
 * The payment provider as a process of its own with books of its own: it knows what was paid, whatever becomes of the shop.
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
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await books.drop();
    },
  };
}
