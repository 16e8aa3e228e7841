import { execFile } from 'node:child_process';
import { getProfile } from '@gulmohar/contract/accounts/profile.ts';
import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { signInStaff } from '@gulmohar/contract/admin/session.ts';
import { demoAccounts } from '@gulmohar/demo/accounts/accounts.ts';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { LIVE_SETTINGS } from '../../../testing/live-settings.ts';
import { liveMarkedLife } from '../../../testing/marked-life.ts';
import { program } from '../../../testing/program.ts';
import { readStockOf } from '../../../testing/read-stock.ts';
import { runCommand } from '../../../testing/run-command.ts';
import { shipOrder } from '../../../testing/ship-order.ts';
import { startShopProcess } from '../../../testing/shop-process.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { connectionUrl } from '../../platform/database/connection.ts';
import { seedDemo } from './seed-demo.ts';

let shop: TestShop;

beforeEach(async () => {
  shop = await testShop();
  await seedDemo(shop.db);
});
afterEach(() => shop.close());

function settings(): Record<string, string> {
  return { ...LIVE_SETTINGS, DATABASE_URL: connectionUrl(shop.database.connection) };
}

/** Starts the shop as an operator does. @returns its error output */
async function startLive(): Promise<string> {
  const env = { ...process.env, ...settings(), PORT: '0', SERVE_PAGES: 'no' };
  return new Promise((resolve) => {
    execFile(process.execPath, [program('main')], { env }, (_, __, stderr) => resolve(stderr));
  });
}

async function counts() {
  const { rows } = await shop.database.pool.query<Record<string, number>>(`
    select (select count(*)::int from users) as users, (select count(*)::int from staff) as staff,
      (select count(*)::int from orders) as orders, (select count(*)::int from checkout) as checkouts,
      (select count(*)::int from product) as products, (select count(*)::int from coupon) as coupons,
      (select count(*)::int from tax_document) as documents, (select count(*)::int from tax_series) as series,
      (select count(*)::int from parcel) as parcels, (select count(*)::int from shipment) as shipments,
      (select count(*)::int from remittance) as remittances, (select count(*)::int from cod_decision) as decisions,
      (select count(*)::int from booking_run) as bookings, (select count(*)::int from message_consent) as consents,
      (select count(*)::int from sandbox.courier_order) as carried`);
  return rows[0];
}

test('a live shop refuses to start on demo data; remove-demo clears it and keeps the owner’s products and accounts', async () => {
  const owner = await buildStaff(shop);
  const shopper = await buildShopper(shop);
  const own = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
  const lines = [{ _id: own, size: 'M', quantity: 2 }];
  const { orderId } = await buy(shop, { lines, amount: 4_000, shopper });
  expect(await readStockOf(shop, orderId)).toBe(3);
  await shop.database.pool.query(`
    with booked as (insert into booking_run (id, staff_id, staff_name)
        select gen_random_uuid(), id, name from staff limit 1 returning id),
      items as (
        insert into booking_item (run_id, parcel_id, position, courier, weight_grams, length_cm, width_cm, height_cm,
                                  shipment_id)
        select booked.id, parcel_id, 1, 'shiprocket', 500, 30, 25, 5, shipment.id from shipment, booked
        where parcel_id is not null),
      draft as (
        insert into draft_order (id, checkout_id, staff_name)
        select gen_random_uuid(), checkout_id, 'Test' from orders limit 1 returning id)
    insert into message_consent (draft_id, is_wanted, staff_name) select id, true, 'Test' from draft`);
  const before = await counts();
  expect(before).toMatchObject({
    shipments: 5,
    remittances: 2,
    decisions: 5,
    carried: 5,
    bookings: 1,
    consents: 1,
    products: demoProducts.length + 1,
    users: demoAccounts.length + 1,
    staff: 2,
  });

  const refusal = await startLive();
  expect(refusal).toContain('still contains demo accounts, demo orders, demo reviews, the demo catalogue');
  expect(refusal.trim().split('\n')).toHaveLength(1);

  const shown = await runCommand(settings(), 'remove-demo');
  expect(shown).toMatchObject({ code: 0, complaint: '' });
  expect(shown.output).toContain(`products of the demo: ${demoProducts.length};`);
  expect(shown.output).toContain('Nothing was changed.');
  expect(await counts()).toEqual(before);

  expect(await runCommand(settings(), 'remove-demo', '--yes')).toMatchObject({ code: 0, complaint: '' });
  expect(await counts()).toEqual({
    users: 1,
    staff: 1,
    orders: 0,
    checkouts: 0,
    products: 1,
    coupons: 0,
    documents: 0,
    series: 0,
    parcels: 0,
    shipments: 0,
    remittances: 0,
    decisions: 0,
    carried: 0,
    bookings: 0,
    consents: 0,
  });
  const { on_hand } = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', own)
    .select('on_hand')
    .executeTakeFirstOrThrow();
  expect(on_hand).toBe(5);
  await shopper.api(getProfile);
  expect(owner.email).not.toBe('');
  await expectInvariants(shop);
  const again = await runCommand(settings(), 'remove-demo', '--yes');
  expect(again.output).toContain('products of the demo: 0;');
});

/** The tables of the shop and its sandboxes that have any rows. */
async function filledTables(): Promise<string[]> {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'sandbox')",
  );
  const filled: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select from ${name} limit 1`);
    if (rowCount) filled.push(name.replace('public.', ''));
  }
  return filled.toSorted();
}

/** What a week of orders leaves behind, among others. */
const USED_IN_A_WEEK = [
  'line_change',
  'order_mail',
  'order_message',
  'parcel_event',
  'payout',
  'refund',
  'return_request',
  'tax_document_file',
  'webhook_event',
];
/** What a shop keeps after its demo: what the owner set up, what shoppers have who signed up, and the shop's own records. */
const REMAINING = [
  'audit_entry',
  'avatar',
  'campaign',
  'campaign_recipient',
  'confirmation_mail',
  'coupon',
  'credit_account',
  'credit_entry',
  'credit_grant',
  'extension_event',
  'filter_definition',
  'filter_value',
  'gift_card',
  'grievance',
  'guest_code',
  'imported_customer',
  'installation',
  'installation_key',
  'invalidation',
  'job_outbox',
  'known_device',
  'kysely_migration',
  'kysely_migration_lock',
  'link_token',
  'newsletter_subscriber',
  'past_order',
  'product',
  'promotion',
  'rate_limit',
  'reminder_opt_out',
  'sandbox.courier_clock',
  'search_pin',
  'search_synonym',
  'search_word',
  'session',
  'shop_import',
  'shop_import_file',
  'shop_import_product',
  'shop_import_row',
  'shop_setting',
  'size_person',
  'staff',
  'staff_session',
  'stock_alert',
  'stock_movement',
  'tax_rate',
  'users',
  'variant',
  'worker_run',
];

test('a demo shop used for a week is cleared to the last order, return, refund and invoice, and starts again as demo and live', async () => {
  await liveMarkedLife(shop);
  const shopper = await buildShopper(shop);
  const [one, two] = await shop.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .where('on_hand', '>', 1)
    .where('price', '>=', 200_000)
    .where('size', 'is not', null)
    .where('published_at', '<', sql<Date>`now()`)
    .distinctOn('product_id')
    .select(['product_id', 'size', 'price'])
    .limit(2)
    .execute();
  if (!one || !two) throw new Error('The demo sells more than one product');
  const own = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
  const { orderId } = await buy(shop, {
    lines: [one, two].map(({ product_id, size }) => ({ _id: product_id, size: size ?? '' })),
    amount: (one.price + two.price) / 100,
    shopper,
  });
  await shipOrder(shop, orderId);
  const invoice = await shop.app.inject({
    url: `/api/order/invoice?orderId=${orderId}`,
    headers: { token: shopper.token },
  });
  expect(invoice.statusCode).toBe(200);
  expect(await filledTables()).toEqual(expect.arrayContaining(USED_IN_A_WEEK));
  await shop.database.pool.query(
    `insert into bought_together (product_id, other_id, orders) values ($1, $2, 1), ($1, $3, 1)`,
    [one.product_id, two.product_id, own],
  );
  await shop.database.pool.query(
    `insert into search_pin (search, product_id, position) values ('kurti', $1, 0), ('kurti', $2, 1)`,
    [one.product_id, own],
  );
  await shop.database.pool.query(`insert into visit_count (hour, visits) values (now(), 3)`);
  await shop.database.pool.query(
    `insert into product_day (day, product_id, size, viewed, added, missed) values (current_date, $1, '', 3, 1, 0)`,
    [one.product_id],
  );

  const listed = await runCommand(settings(), 'remove-demo');
  expect(listed).toMatchObject({ code: 0, complaint: '' });
  expect(await runCommand(settings(), 'remove-demo', '--yes')).toMatchObject({ code: 0, complaint: '' });
  expect(await filledTables()).toEqual(REMAINING);
  const jobs = await shop.db.selectFrom('job_outbox').select('name').execute();
  expect(jobs.filter(({ name }) => /order|refund|return|parcel/.test(name))).toEqual([]);
  expect(await counts()).toMatchObject({ products: 2, users: 2 });

  for (const mode of [{ SHOP_MODE: 'demo' }, { SHOP_MODE: 'live' }]) {
    const again = await startShopProcess(shop.dataDir, undefined, { ...settings(), ...mode, PORT: '0' });
    await again.end('SIGTERM');
  }
  expect(await counts()).toMatchObject({ products: 2, users: 2 });
  const seeded = await runCommand({ ...settings(), SHOP_MODE: 'demo' }, 'demo');
  expect(seeded.complaint).toContain('--yes empties it and loads the demo data');
  await expectInvariants(shop);
});

test('no demo password from the README signs anybody in to a live shop', async () => {
  const live = await testShop(LIVE_SETTINGS);
  try {
    await seedDemo(live.db);
    for (const { email, password, isOwner } of demoAccounts) {
      const wrong = { status: 401, message: 'Invalid email or password' };
      await expect(live.api(logIn, { body: { email, password } })).rejects.toMatchObject(wrong);
      if (isOwner)
        await expect(live.api(signInStaff, { body: { email, password } })).rejects.toMatchObject(wrong);
    }
  } finally {
    await live.close();
  }
});
