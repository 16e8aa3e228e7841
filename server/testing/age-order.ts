import { sql } from 'kysely';
import { readEnvironment } from '../src/platform/config/env.ts';
import { openDatabase, openPool } from '../src/platform/database/connection.ts';
import { openStorageBeside } from '../src/platform/database/open-storage.ts';

/** Runs as a separate process beside a running shop: as if this order had been placed six days ago. */
const [, , orderId = ''] = process.argv;
const storage = await openStorageBeside(readEnvironment(process.env), () => undefined);
const db = openDatabase(openPool(storage.connection, 1, () => undefined));
await sql`update orders set placed_at = now() - interval '6 days' where id = ${orderId}`.execute(db);
await db.destroy();
await storage.stop();
