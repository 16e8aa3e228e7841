import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { FaultKind } from '../database/database-fault.ts';
import type { DatabaseWatch } from '../database/guarded-pool.ts';
import type { Drain } from '../process/drain.ts';

const MESSAGES: Record<FaultKind, string> = {
  away: 'The database does not respond.',
  'read-only': 'The database is read-only.',
  full: "The database's disk is full.",
};

/** While draining, responses close their connections so that clients reconnect elsewhere. */
export function registerHealth(
  app: FastifyInstance,
  { db, databaseWatch }: { db: Database; databaseWatch: DatabaseWatch },
  drain?: Drain,
): void {
  if (drain) {
    app.addHook('onRequest', (_request, reply, done) => {
      if (drain.isDraining()) reply.header('connection', 'close');
      done();
    });
  }
  app.get('/healthz', async () => ({ success: true }));

  app.get('/readyz', async (request, reply) => {
    if (drain?.isDraining()) {
      return reply.code(503).send({ success: false, message: 'This process is shutting down.' });
    }
    const { fault } = databaseWatch;
    if (fault) return reply.code(503).send({ success: false, message: MESSAGES[fault] });
    try {
      await sql`select from product limit 1`.execute(db);
      return { success: true };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ success: false, message: MESSAGES.away });
    }
  });
}
