import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** `/healthz`: the process runs. `/readyz`: it can serve requests; the database responds and is migrated. */
export function registerHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async () => ({ success: true }));

  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select from product limit 1`.execute(db);
      return { success: true };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ success: false, message: 'The database does not answer.' });
    }
  });
}
