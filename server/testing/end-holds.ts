import { sql } from 'kysely';
import { passOnHeldUnits } from '../src/accounts/alert/stock-holds.ts';
import { readEnvironment } from '../src/platform/config/env.ts';
import { openDatabase, openPool } from '../src/platform/database/connection.ts';
import { openStorageBeside } from '../src/platform/database/open-storage.ts';

/** Runs as a separate process beside a running shop: as if the time of this product's held units were over. */
const [, , productId = ''] = process.argv;
const storage = await openStorageBeside(readEnvironment(process.env), () => undefined);
const db = openDatabase(openPool(storage.connection, 1, () => undefined));
await sql`
  update stock_hold set held_until = now() - interval '1 second'
  from variant where variant.id = variant_id and product_id = ${productId}`.execute(db);
await passOnHeldUnits(db);
await db.destroy();
await storage.stop();
