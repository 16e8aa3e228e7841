import { sql } from 'kysely';
import { readEnvironment } from '../src/platform/config/env.ts';
import { openDatabase, openPool } from '../src/platform/database/connection.ts';
import { openStorageBeside } from '../src/platform/database/open-storage.ts';

/**
 * Runs as a separate process beside a running shop: queues a mail, with a single attempt, about a payment
 * that does not exist.
 */
const storage = await openStorageBeside(readEnvironment(process.env), () => undefined);
const db = openDatabase(openPool(storage.connection, 1, () => undefined));
await sql`select graphile_worker.add_job('send-money-back',
  json_build_object('paymentId', gen_random_uuid()), max_attempts := 1)`.execute(db);
await db.destroy();
await storage.stop();
