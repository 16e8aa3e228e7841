import Fastify from 'fastify';
import { registerSandboxes } from '../src/app/register-sandboxes.ts';
import type { Environment } from '../src/platform/config/env.ts';
import { openSocket } from './open-socket.ts';
import type { TestDatabase } from './test-database.ts';

/** The simulated providers and couriers on a socket of their own. @param apiUrl of the shop, for their webhooks */
export async function startSandboxes({ db, pool }: TestDatabase, env: Environment, apiUrl: string) {
  const door = await openSocket();
  const app = Fastify();
  await registerSandboxes(app, {
    db,
    pool,
    env,
    publicUrl: door.url,
    ownUrl: door.url,
    apiUrl,
  });
  await door.respondWith(app);
  return {
    url: door.url,
    async close() {
      await door.close();
      await app.close();
    },
  };
}
