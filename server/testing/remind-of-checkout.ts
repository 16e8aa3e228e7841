import { sql } from 'kysely';
import { readEnvironment } from '../src/platform/config/env.ts';
import { openDatabase, openPool } from '../src/platform/database/connection.ts';
import { openStorageBeside } from '../src/platform/database/open-storage.ts';
import { remindOfCheckouts } from '../src/sales/reminder/remind-of-checkouts.ts';

/**
 * Runs as a separate process beside a running shop: as if the shopper with this address had left the checkout two
 * hours ago and it were noon.
 */
const [, , email = ''] = process.argv;
const storage = await openStorageBeside(readEnvironment(process.env), () => undefined);
const db = openDatabase(openPool(storage.connection, 1, () => undefined));
await sql`update checkout set created_at = now() - interval '2 hours'
  where snapshot #>> '{buyer,email}' = ${email}`.execute(db);
const noon = new Date(Date.now() + 86_400_000);
noon.setUTCHours(6, 30, 0, 0);
await remindOfCheckouts(db, { afterHours: 1, isRepeated: false }, noon);
await db.destroy();
await storage.stop();
