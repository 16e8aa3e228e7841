import { sql } from 'kysely';
import { readEnvironment } from '../src/platform/config/env.ts';
import { openDatabase, openPool } from '../src/platform/database/connection.ts';
import { openStorageBeside } from '../src/platform/database/open-storage.ts';

/**
 * Started as a process of its own beside a running shop: asks for a mail about a payment that there is not, with one try.
 */
const storage = await openStorageBeside(readEnvironment(process.env), () => undefined);
const db = openDatabase(openPool(storage.connection, 1, () => undefined));
await sql`select graphile_worker.add_job('send-money-back',
  json_build_object('paymentId', gen_random_uuid()), max_attempts := 1)`.execute(db);
await db.destroy();
await storage.stop();
