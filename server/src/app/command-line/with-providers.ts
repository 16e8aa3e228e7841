import Fastify from 'fastify';
import type pg from 'pg';
import { chooseProviders } from '../../payments/choose-providers.ts';
import { choosePayouts } from '../../payments/payout/choose-payouts.ts';
import type { Environment } from '../../platform/config/env.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { DoctorProviders } from '../doctor/run-checks.ts';
import { registerSandboxes } from '../register-sandboxes.ts';

/**
 * Lets a command query the providers. Starts the sandboxes for that time, because they otherwise run in the
 * shop's process.
 */
export async function withProviders<Result>(
  { db, pool, env }: { db: Database; pool: pg.Pool; env: Environment },
  work: (providers: DoctorProviders) => Promise<Result>,
): Promise<Result> {
  const choose = async (sandboxUrl?: string) => ({
    providers: await chooseProviders(db, env, sandboxUrl),
    payouts: await choosePayouts(db, env, sandboxUrl),
  });
  if (env.PAYMENTS !== 'sandbox') return work(await choose());
  const sandbox = Fastify();
  await registerSandboxes(sandbox, { db, pool, env });
  const url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await work(await choose(url));
  } finally {
    await sandbox.close();
  }
}
