import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LIVE_SETTINGS } from '../../../testing/live-settings.ts';
import { runCommand } from '../../../testing/run-command.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { moveStock } from '../../catalogue/product/stock-ledger.ts';
import { connectionUrl } from '../../platform/database/connection.ts';
import { removeDemo } from './remove-demo.ts';
import { seedDemo } from './seed-demo.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await testShop();
  await seedDemo(shop.db);
});
afterEach(() => shop.close());

test('a demo product with a unit that is held for a stock alert is removed, too', async () => {
  const variant = await shop.db
    .selectFrom('variant')
    .where('on_hand', '=', 0)
    .select(['id', 'product_id', 'size'])
    .executeTakeFirstOrThrow();
  await sql`
    insert into stock_alert (id, product_id, size, email, status)
    values (gen_random_uuid(), ${variant.product_id}, ${variant.size}, 'waits@elsewhere.example', 'active')`.execute(
    shop.db,
  );
  await moveStock(shop.db, [{ variant_id: variant.id, kind: 'received', on_hand_change: 1 }]);
  const held = await shop.db.selectFrom('stock_hold').select('variant_id').execute();
  expect(held).toEqual([{ variant_id: variant.id }]);
  const { products, archived } = await removeDemo(shop.db, { isDryRun: false });
  expect([products, archived]).toEqual([demoProducts.length, 0]);
});

test('an order with a real payment keeps its demo product, which is taken off sale', async () => {
  const { db } = shop;
  const { checkout_id } = await db
    .selectFrom('orders')
    .select('checkout_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('checkout')
    .set({ provider_order_id: 'order_Real' })
    .where('id', '=', checkout_id)
    .execute();
  const settings = { ...LIVE_SETTINGS, DATABASE_URL: connectionUrl(shop.database.connection) };
  const { output } = await runCommand(settings, 'remove-demo', '--yes');
  expect(output).toMatch(/are kept, but taken off sale: [1-9]/);
  expect(await db.selectFrom('orders').select('checkout_id').execute()).toEqual([{ checkout_id }]);
  expect(await db.selectFrom('checkout').select('id').execute()).toEqual([{ id: checkout_id }]);
  const left = await db.selectFrom('product').select(['id', 'published_at']).execute();
  expect(left.map(({ published_at }) => published_at)).toEqual(left.map(() => null));
});
