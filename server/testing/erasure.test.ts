import { submitGrievance } from '@gulmohar/contract/accounts/grievance.ts';
import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { deleteAccount, exportData } from '@gulmohar/contract/accounts/user.ts';
import {
  blockCod,
  contestCodBlock,
  liftCodBlock,
  listCodBlocks,
} from '@gulmohar/contract/admin/cod-block.ts';
import { blockCustomer, unblockCustomer } from '@gulmohar/contract/admin/customer.ts';
import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { moveAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeExpired } from '../src/app/purge-expired.ts';
import { personalData } from '../src/platform/personal-data/personal-data.ts';
import type { AnyTableRule } from '../src/platform/personal-data/rules.ts';
import { settleOverdueCheckouts } from '../src/sales/settlement/settle-overdue-checkouts.ts';
import { buildOrderData } from './build-order-data.ts';
import { buildProduct } from './build-product.ts';
import { buildShopper } from './build-shopper.ts';
import { columnsWith } from './columns-with.ts';
import { expectInvariants } from './invariants.ts';
import { liveMarkedLife } from './marked-life.ts';
import { MARK, PHONE, unseen } from './marker.ts';
import { payInSandbox } from './pay-in-sandbox.ts';
import { type TestShop, testShop } from './test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

/** `table.column` of every column declared as personal. */
function personalColumns(): string[] {
  return Object.entries<AnyTableRule>(personalData).flatMap(([table, rule]) => {
    if ('harmless' in rule) return [];
    const personal = Object.entries(rule.columns).filter(
      ([, word]) => word !== 'harmless' && word !== 'staff',
    );
    return personal.map(([column]) => `${table}.${column}`);
  });
}

/** Where the marker or the phone number occurs. The queue has its own copy of jobs from the outbox. */
async function marked(): Promise<string[]> {
  const found = [...(await columnsWith(shop, MARK)), ...(await columnsWith(shop, PHONE))];
  return [...new Set(found)].sort();
}

/** Stands for the recipients' inboxes, which a shop cannot empty. */
const isInbox = (place: string) => place.startsWith('dev_mailbox.');

const QUEUED = 'graphile_worker._private_jobs.payload';
/**
 * Columns that cannot contain the marker: random values, pictures, a rendered document, network addresses,
 * a GSTIN, dates, and a retired table's.
 */
const WITHOUT_MARK = [
  'avatar.key',
  'avatar.picture',
  'checkout.address_key',
  'rate_limit.key',
  'size_person.birth_month',
  'size_person.measured_on',
  'payout.payee_sealed',
  'return_photo.picture',
  'review_picture.large',
  'review_picture.small',
  'dev_mailbox_file.content',
  'orders.buyer_gstin',
  'tax_document_file.content',
  'tracking_code.email',
];
/** The GSTIN of the account in this test. */
const GSTIN = '29AAGCB7383J1Z4';

test('an account’s texts are all in its export, and after erasure they remain only on its invoices', async () => {
  const { shopper, owner, told, returning, openReturn } = await liveMarkedLife(shop);
  const { email, password } = shopper;
  const exported = JSON.stringify((await shopper.api(exportData)).data);
  expect(told.filter((text) => !exported.includes(text))).toEqual([]);
  for (const text of ['note', 'attempt', 'cancelled-why', 'goodwill'])
    expect(exported).not.toContain(unseen(text));

  await settleOverdueCheckouts(shop.db, shop.providers);
  await owner.api(blockCustomer, { body: { email, reason: unseen('blocked') } });
  const { userId } = shopper;
  await owner.api(blockCod, { body: { userId, reason: unseen('barred'), days: 30 } });
  const blockId = (await owner.api(listCodBlocks, { query: { userId } })).blocks[0]?.blockId ?? '';
  await owner.api(contestCodBlock, { body: { blockId, note: unseen('contested') } });
  await owner.api(liftCodBlock, { body: { blockId, note: unseen('lifted') } });
  // Every personal column must contain the marker; otherwise its later absence would prove nothing.
  expect(await marked()).toEqual(
    [...personalColumns(), QUEUED].filter((place) => !WITHOUT_MARK.includes(place)).sort(),
  );

  await owner.api(unblockCustomer, { body: { email } });
  const { token } = await shop.api(logIn, { body: { email, password } });
  await shop.apiWith(token)(deleteAccount, { body: { password } });
  // The order with the open return is kept while it is needed, and so is a checkout that may still be paid.
  const { order } = await owner.api(getAdminOrder, { query: { orderId: returning } });
  expect(JSON.stringify(order)).toContain(unseen('open-return'));
  expect(JSON.stringify(order)).toContain(unseen('returning-street'));
  for (const place of ['cancelled', 'abandoned', 'abandoned-guest']) {
    const left = await columnsWith(shop, unseen(`${place}-street`));
    expect([place, left.filter((column) => !isInbox(column))]).toEqual([place, []]);
  }

  const rejection = { to: 'Return Rejected', note: unseen('rejected-later') } as const;
  await owner.api(moveAdminReturn, { body: { returnId: openReturn, ...rejection } });
  await shop.runJobs();
  await sql`update checkout set expires_at = 'epoch' where status = 'open'`.execute(shop.db);
  await settleOverdueCheckouts(shop.db, shop.providers);
  // A block is kept for half a year after it ends.
  await sql`update cod_bar set lifted_at = 'epoch'`.execute(shop.db);
  // Files of another shop, and what became of them, are kept for a month.
  await sql`update shop_import set created_at = 'epoch'`.execute(shop.db);
  // Names on a gift card are kept for three months after its end.
  await sql`update gift_card set expires_at = 'epoch'`.execute(shop.db);
  await purgeExpired(shop.db);
  await shop.runJobs();

  expect((await marked()).filter((place) => !isInbox(place))).toEqual(['tax_document.content']);
  const withGstin = await columnsWith(shop, GSTIN);
  expect(withGstin.filter((place) => !isInbox(place))).toEqual(['tax_document.content']);
  const log = shop.logLines.join('').toLowerCase();
  expect(shop.logLines.length).toBeGreaterThan(50);
  for (const text of [MARK.toLowerCase(), PHONE]) expect(log).not.toContain(text);
  await expectInvariants(shop);

  // The law requires invoices to be kept for 72 months after the annual return of their year is due.
  await sql`update tax_document set issued_at = now() - interval '6 years'`.execute(shop.db);
  await purgeExpired(shop.db);
  expect(await columnsWith(shop, MARK)).toContain('tax_document.content');
  await sql`update tax_document set issued_at = now() - interval '7 years 9 months'`.execute(shop.db);
  await purgeExpired(shop.db);
  expect(await columnsWith(shop, MARK)).not.toContain('tax_document.content');
});

test('a late payment for a deleted account’s checkout is refunded, or its order is erased later', async () => {
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 9 } });
  const leaver = await buildShopper(shop, { name: 'Late Payer' });
  const orderData = buildOrderData([{ _id: kurti, size: 'M' }]);
  const body = { amount: 2_500, isGuest: false, orderData };
  const replaced = await leaver.api(createRazorpayOrder, { body });
  const last = await leaver.api(createRazorpayOrder, { body });
  await leaver.api(deleteAccount, { body: { password: leaver.password } });
  const outcome = async (providerOrderId: string) => {
    const paid = await payInSandbox(shop, providerOrderId);
    // A refund is reported to the caller as an error.
    await shop.api(verifyRazorpayPayment, { body: paid }).catch(() => undefined);
    return shop.db
      .selectFrom('checkout')
      .leftJoin('orders', 'orders.checkout_id', 'checkout.id')
      .where('provider_order_id', '=', providerOrderId)
      .select(['checkout.status', 'orders.id as orderId', 'buyer_name'])
      .executeTakeFirst();
  };
  expect(await outcome(replaced.orderId)).toEqual({ status: 'refunded', orderId: null, buyer_name: null });
  const ordered = await outcome(last.orderId);
  expect(ordered).toMatchObject({ status: 'completed', buyer_name: 'Ravi Kumar' });
  const row = shop.db.updateTable('orders').where('id', '=', ordered?.orderId ?? '');
  await row.set({ status: 'Delivered' }).execute();
  await purgeExpired(shop.db);
  expect(await row.set({ courier: null }).returning('buyer_name').execute()).toEqual([{ buyer_name: '' }]);
});

test('an account with somebody else’s address can neither read nor erase their complaints', async () => {
  const stranger = await buildShopper(shop, { isEmailConfirmed: false });
  const { email, password } = stranger;
  const { ticket } = await shop.api(submitGrievance, { body: { name: 'Meera', email, text: 'Not theirs' } });
  expect(JSON.stringify(await stranger.api(exportData))).not.toContain(ticket);
  await stranger.api(deleteAccount, { body: { password } });
  const storedText = shop.db.selectFrom('grievance').where('ticket', '=', ticket).select('text');
  expect(await storedText.execute()).toEqual([{ text: 'Not theirs' }]);
});
