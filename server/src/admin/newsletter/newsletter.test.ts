import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import {
  exportSubscribers,
  listStockAlerts,
  listSubscribers,
  newsletterFigures,
} from '@gulmohar/contract/admin/newsletter.ts';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';

const now = new Date();

const shop = await testShop();
const manager = await buildStaff(shop, 'manager');
await shop.db
  .insertInto('newsletter_subscriber')
  .values([
    { email: '=cmd@evil.example', status: 'subscribed', confirmed_at: now },
    { email: 'asha@shop.example', status: 'subscribed', confirmed_at: now },
    { email: 'meera@shop.example', status: 'pending' },
    { email: 'ravi@shop.example', status: 'unsubscribed', confirmed_at: now, unsubscribed_at: now },
  ])
  .execute();
afterAll(() => shop.close());

test('a manager sees the numbers of subscribed, pending and unsubscribed, and the last twelve months', async () => {
  const { counts, months } = await manager.api(newsletterFigures);
  expect(counts).toEqual({ subscribed: 2, pending: 1, unsubscribed: 1 });
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toMatchObject({ came: 3, left: 1 });
});

test('the list can be searched and filtered by state', async () => {
  const emails = async (query: object) =>
    (await manager.api(listSubscribers, { query })).subscribers.map(({ email }) => email);
  expect(await emails({ q: 'SHOP.example', state: 'subscribed' })).toEqual(['asha@shop.example']);
  expect(await emails({ after: 'meera@shop.example' })).toEqual(['ravi@shop.example']);
});

test('the export has only confirmed subscribers and no formulas, and the audit log records it', async () => {
  const { csv } = await manager.api(exportSubscribers, { body: {} });
  const lines = csv.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^"""=cmd""@evil\.example",/);
  expect(lines[2]).toMatch(/^asha@shop\.example,/);
  const owner = await buildStaff(shop);
  const { entries } = await owner.api(listAudit, { query: { subject: 'newsletter' } });
  expect(entries[0]).toMatchObject({ action: 'newsletter.export', after: { addresses: 2 } });
});

test('every address reads back from the exported file as it was entered, whatever it begins with', async () => {
  const given = ['+tag@round.example', '-a@round.example', "o'neil+vip@round.example"];
  await shop.db
    .insertInto('newsletter_subscriber')
    .values(given.map((email) => ({ email, status: 'subscribed' as const, confirmed_at: now })))
    .execute();
  const { csv } = await manager.api(exportSubscribers, { body: {} });
  await shop.db.deleteFrom('newsletter_subscriber').where('email', 'in', given).execute();
  const rows: { email: string }[] = parse(csv, { columns: true, bom: true });
  const read = rows.map(({ email }) => email).filter((email) => email.endsWith('@round.example'));
  expect(read.sort()).toEqual(given.sort());
});

test('an export of more than a thousand subscribers is complete and in order', async () => {
  const others = sql`'reader' || lpad(n::text, 4, '0') || '@long.example'`;
  await sql`insert into newsletter_subscriber (email, status, confirmed_at)
    select ${others}, 'subscribed', now() from generate_series(1, 1200) n`.execute(shop.db);
  const { csv } = await manager.api(exportSubscribers, { body: {} });
  await shop.db.deleteFrom('newsletter_subscriber').where('email', 'like', '%@long.example').execute();
  const read = [...csv.matchAll(/reader(\d+)@long/g)].map(([, n]) => Number(n));
  expect(read).toEqual(Array.from({ length: 1200 }, (_, at) => at + 1));
});

test('stock alerts are listed by product and size, the most wanted first', async () => {
  const [kurti, saree] = await Promise.all(['Kurti', 'Saree'].map((name) => buildProduct(shop.db, { name })));
  const wait = (
    productId: string | undefined,
    size: string | null,
    email: string,
    status: 'active' | 'sent',
  ) => ({
    id: uuid(),
    product_id: productId ?? '',
    size,
    email,
    user_id: null,
    status,
  });
  await shop.db
    .insertInto('stock_alert')
    .values([
      wait(kurti, 'M', 'a@shop.example', 'active'),
      wait(saree, null, 'a@shop.example', 'active'),
      wait(saree, null, 'b@shop.example', 'active'),
      wait(kurti, 'L', 'b@shop.example', 'sent'),
    ])
    .execute();
  const { waitingFor } = await manager.api(listStockAlerts);
  expect(waitingFor.map(({ name, size, waiting }) => [name, size, waiting])).toEqual([
    ['Saree', null, 2],
    ['Kurti', 'M', 1],
  ]);
});
