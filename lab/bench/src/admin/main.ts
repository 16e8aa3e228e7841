import { openDatabase, openPool } from '@gulmohar/server/src/platform/database/connection.ts';
import pg from 'pg';
import { fillCatalogue } from '../catalogue/fill.ts';
import { orMisuse } from '../or-misuse.ts';
import { REFERENCE_PRODUCTS } from '../settings.ts';
import { createClosing } from '../stage/closing.ts';
import { startDatabase } from '../stage/database.ts';
import { fillOrders } from './fill-orders.ts';
import { readOrders } from './read-orders.ts';
import { timeLists } from './time-lists.ts';

const orders = orMisuse(() => readOrders(process.argv.slice(2)));
const shutdownHooks = createClosing();

try {
  const database = await startDatabase(shutdownHooks, say);
  const client = new pg.Client(database);
  await client.connect();
  await fillCatalogue(client, REFERENCE_PRODUCTS, say);
  await fillOrders(client, orders);
  await client.end();
  const pool = openPool(database, 2, (error) => say(String(error)));
  shutdownHooks.add(() => pool.end());
  say(`The admin's reads with ${orders} orders, in ms:\n`);
  for (const line of await timeLists(openDatabase(pool))) say(line);
} finally {
  await shutdownHooks.closeAll();
}

function say(line: string): void {
  console.log(line);
}
