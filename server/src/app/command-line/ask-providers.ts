import Fastify from 'fastify';
import type pg from 'pg';
import { chooseProviders } from '../../payments/choose-providers.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Environment } from '../../platform/config/env.ts';
import type { Database } from '../../platform/database/connection.ts';
import { registerSandboxes } from '../register-sandboxes.ts';

/** Lets a command ask the providers: the sandboxes, which otherwise run in the shop's process, are opened meanwhile. */
export async function askProviders<Answer>(
  { db, pool, env }: { db: Database; pool: pg.Pool; env: Environment },
  ask: (providers: Providers) => Promise<Answer>,
): Promise<Answer> {
  if (env.PAYMENTS !== 'sandbox') return ask(await chooseProviders(db, env));
  const sandbox = Fastify();
  await registerSandboxes(sandbox, { db, pool, env });
  const url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await ask(await chooseProviders(db, env, url));
  } finally {
    await sandbox.close();
  }
}
