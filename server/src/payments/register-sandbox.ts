import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Database } from '../database/connection.ts';
import type { Environment } from '../env.ts';
import { SANDBOX_PATH, sandboxKeys } from './choose-provider.ts';
import { sandboxRazorpay } from './sandbox/sandbox-razorpay.ts';

/** Serves the payment sandbox next to the shop, unless it runs as a process of its own. */
export async function registerSandbox(
  app: FastifyInstance,
  db: Database,
  pool: pg.Pool,
  env: Environment,
): Promise<void> {
  if (env.SANDBOX_URL) return;
  const { webhookSecrets, ...keys } = await sandboxKeys(db, env);
  const webhook = {
    url: `http://127.0.0.1:${env.PORT}/api/webhooks/razorpay`,
    secret: webhookSecrets[0] ?? '',
  };
  await app.register(sandboxRazorpay, { prefix: SANDBOX_PATH, db: pool, ...keys, webhook });
}
