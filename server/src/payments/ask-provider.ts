import Fastify from 'fastify';
import type pg from 'pg';
import type { Database } from '../database/connection.ts';
import type { Environment } from '../env.ts';
import { chooseProvider, SANDBOX_PATH, sandboxKeys } from './choose-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxRazorpay } from './sandbox/sandbox-razorpay.ts';

/** Asks the provider from a command: the sandbox, which otherwise lives in the shop's process, is opened for as long. */
export async function askProvider<Answer>(
  { db, pool, env }: { db: Database; pool: pg.Pool; env: Environment },
  ask: (payments: PaymentProvider) => Promise<Answer>,
): Promise<Answer> {
  if (env.PAYMENTS !== 'sandbox' || env.SANDBOX_URL) return ask(await chooseProvider(db, env));
  const sandbox = Fastify();
  const { keyId, keySecret } = await sandboxKeys(db, env);
  await sandbox.register(sandboxRazorpay, { prefix: SANDBOX_PATH, db: pool, keyId, keySecret });
  const url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await ask(await chooseProvider(db, { ...env, SANDBOX_URL: `${url}${SANDBOX_PATH}` }));
  } finally {
    await sandbox.close();
  }
}
