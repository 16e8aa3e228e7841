import { listAbandonedCheckouts } from '@gulmohar/contract/admin/abandoned-checkout.ts';
import {
  endReminders,
  readUnfinishedCheckout,
  returnToCheckout,
} from '@gulmohar/contract/sales/checkout-reminder.ts';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { letLapse } from '../../../testing/guest-checkout.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { readMails, tokenFrom } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { remindOfCheckouts } from './remind-of-checkouts.ts';
import { purgeOldReminders } from './reminder.store.ts';

const shop = await testShop();
afterAll(() => shop.close());

const settings = { afterHours: 1, isRepeated: true };
const SUBJECT = 'Your items at Gulmohar';
const hours = (count: number) => new Date(Date.now() - count * 3_600_000);

/** At noon in India, tomorrow. */
function noon(): Date {
  const at = new Date(Date.now() + 86_400_000);
  at.setUTCHours(6, 30, 0, 0);
  return at;
}

/** Somebody else's order from the same phone would stop the reminder. */
let phones = 9_100_000_000;
const newPhone = () => ({ phone: String(phones++) });

type Begun = { guest: string; remindMe?: boolean; stock?: number; hoursAgo?: number };

/** A checkout for a kurti of Rs. 2,000 that its shopper left. */
async function leaveCheckout({ guest, remindMe = true, stock = 5, hoursAgo = 2 }: Begun) {
  const productId = await buildProduct(shop.db, { price: 200_000, stock: { M: stock } });
  const lines = [{ _id: productId, size: 'M' }];
  const form = newPhone();
  const begun = { lines, amount: 2_000, guest, remindMe, form };
  const { orderId: providerOrderId } = await openPurchase(shop, begun);
  const { id } = await shop.db
    .selectFrom('checkout')
    .where('provider_order_id', '=', providerOrderId)
    .select('id')
    .executeTakeFirstOrThrow();
  await letLapse(shop, id);
  await shop.db
    .updateTable('checkout')
    .set({ created_at: hours(hoursAgo) })
    .where('id', '=', id)
    .execute();
  return { id, productId, lines, providerOrderId };
}

async function remindersOf(guest: string, now = noon(), wanted: { afterHours: number | null } = settings) {
  await remindOfCheckouts(shop.db, { ...settings, ...wanted }, now);
  const mails = await readMails(shop, `${guest}@guest.example`);
  return mails.filter(({ subject }) => subject === SUBJECT);
}

test('a guest who agreed is reminded once after an hour and again a day later, by day only', async () => {
  const { id } = await leaveCheckout({ guest: 'agreed', hoursAgo: 0.5 });
  expect(await remindersOf('agreed')).toEqual([]);
  await shop.db
    .updateTable('checkout')
    .set({ created_at: hours(2) })
    .where('id', '=', id)
    .execute();
  const night = new Date(noon().getTime() + 10 * 3_600_000);
  expect(await remindersOf('agreed', night)).toEqual([]);
  expect(await remindersOf('agreed', noon(), { afterHours: null })).toEqual([]);
  const [mail] = await remindersOf('agreed');
  expect(mail?.text).toContain('Rs. 2,000');
  expect(mail?.text).not.toContain('Ravi');
  expect(await remindersOf('agreed')).toHaveLength(1);
  await shop.db
    .updateTable('checkout_reminder')
    .set({ first_at: hours(25) })
    .where('checkout_id', '=', id)
    .execute();
  expect(await remindersOf('agreed')).toHaveLength(2);
  expect(await remindersOf('agreed')).toHaveLength(2);
});

test('nobody is reminded who did not agree', async () => {
  await leaveCheckout({ guest: 'silent', remindMe: false });
  expect(await remindersOf('silent')).toEqual([]);
});

test('a shopper who receives the newsletter is reminded without a box', async () => {
  const shopper = await buildShopper(shop);
  const productId = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
  const lines = [{ _id: productId, size: 'M' }];
  const { orderId } = await openPurchase(shop, { shopper, lines, amount: 2_000 });
  const checkout = shop.db.selectFrom('checkout').where('provider_order_id', '=', orderId);
  const { id } = await checkout.select('id').executeTakeFirstOrThrow();
  await letLapse(shop, id);
  await shop.db
    .updateTable('checkout')
    .set({ created_at: hours(2) })
    .where('id', '=', id)
    .execute();
  const mails = async () => {
    await remindOfCheckouts(shop.db, settings, noon());
    return (await readMails(shop, shopper.email)).filter(({ subject }) => subject === SUBJECT);
  };
  expect(await mails()).toEqual([]);
  await shop.db
    .insertInto('newsletter_subscriber')
    .values({ email: shopper.email, status: 'subscribed' })
    .execute();
  expect(await mails()).toHaveLength(1);
});

test('a purchase, a sold-out item, a payment on its way or an address that was reminded lately stops it', async () => {
  const bought = await leaveCheckout({ guest: 'bought' });
  await buy(shop, { lines: bought.lines, amount: 2_000, guest: 'bought', form: newPhone() });
  expect(await remindersOf('bought')).toEqual([]);

  const { lines } = await leaveCheckout({ guest: 'late', stock: 1 });
  await buy(shop, { lines, amount: 2_000, guest: 'quicker', form: newPhone() });
  expect(await remindersOf('late')).toEqual([]);

  const { providerOrderId } = await leaveCheckout({ guest: 'paid-late' });
  await payInSandbox(shop, providerOrderId);
  expect(await remindersOf('paid-late')).toEqual([]);

  await leaveCheckout({ guest: 'often' });
  expect(await remindersOf('often')).toHaveLength(1);
  await leaveCheckout({ guest: 'often' });
  expect(await remindersOf('often')).toHaveLength(1);
});

test('the link shows the items on any device, and the owner sees who came back by it and ordered', async () => {
  const { id, productId, lines } = await leaveCheckout({ guest: 'returning' });
  const [mail] = await remindersOf('returning');
  const body = { token: tokenFrom(mail, '/restore-cart') };
  const unfinished = await shop.api(readUnfinishedCheckout, { body });
  expect(unfinished.lines).toMatchObject([{ productId, size: 'M', quantity: 1, available: 5, price: 2_000 }]);
  expect(JSON.stringify(unfinished)).not.toContain('returning@');

  const manager = await buildStaff(shop, 'manager');
  const listed = async () => {
    const { checkouts, figures } = await manager.api(listAbandonedCheckouts);
    return { figures, checkout: checkouts.find(({ checkoutId }) => checkoutId === id) };
  };
  const before = await listed();
  expect(before.checkout).toMatchObject({ mayBeReminded: true, returnedAt: null, orderId: null });
  await shop.api(returnToCheckout, { body });
  const { orderId } = await buy(shop, { lines, amount: 2_000, guest: 'returning', form: newPhone() });
  const after = await listed();
  expect(after.checkout).toMatchObject({ orderId, returnedAt: expect.any(String) });
  expect(after.figures.recovered).toBe(before.figures.recovered + 1);
  expect(after.figures.recoveredAmount).toBe(before.figures.recoveredAmount + 200_000);
  const { checkouts } = await manager.api(listAbandonedCheckouts, { query: { state: 'returned' } });
  expect(checkouts.map(({ checkoutId }) => checkoutId)).toEqual([id]);
});

test('one click ends reminders for an address, and a forged link does nothing', async () => {
  const { id } = await leaveCheckout({ guest: 'leaving' });
  const [mail] = await remindersOf('leaving');
  const token = tokenFrom(mail, '/reminder/unsubscribe');
  await expect(shop.api(endReminders, { body: { token: `${token}x` } })).rejects.toMatchObject({
    code: 'INVALID_LINK',
  });
  await shop.app.inject({ method: 'POST', url: `/api/reminder/one-click?token=${token}` });
  await shop.db
    .updateTable('checkout_reminder')
    .set({ first_at: hours(25) })
    .where('checkout_id', '=', id)
    .execute();
  expect(await remindersOf('leaving')).toHaveLength(1);
});

test('what is known of reminders is deleted when their checkouts lose their buyers', async () => {
  const { id } = await leaveCheckout({ guest: 'long-ago' });
  await remindersOf('long-ago');
  const left = () =>
    shop.db.selectFrom('checkout_reminder').where('checkout_id', '=', id).select('checkout_id').execute();
  await purgeOldReminders(shop.db);
  expect(await left()).toHaveLength(1);
  await shop.db
    .updateTable('checkout_reminder')
    .set({ first_at: hours(91 * 24) })
    .where('checkout_id', '=', id)
    .execute();
  await purgeOldReminders(shop.db);
  expect(await left()).toEqual([]);
});
