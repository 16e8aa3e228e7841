import Fastify from 'fastify';
import type pg from 'pg';
import { Payments } from '../../payments/payments.ts';
import { hasSandbox } from '../../payments/sandbox-accounts.ts';
import type { Environment } from '../../platform/config/env.ts';
import type { Database } from '../../platform/database/connection.ts';
import { Secrets } from '../../platform/secrets/secrets.ts';
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
  const secrets = await Secrets.open(db, env);
  const choose = async (sandboxUrl?: string) => {
    const payments = await Payments.open(db, secrets, env, sandboxUrl);
    return { providers: payments.providers(), payouts: payments.payouts() };
  };
  if (!hasSandbox(env)) return work(await choose());
  const sandbox = Fastify();
  await registerSandboxes(sandbox, { db, pool, env });
  const url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await work(await choose(url));
  } finally {
    await sandbox.close();
  }
}
