import { updateProfile } from '@gulmohar/contract/accounts/profile.ts';
import { cancelOrderAsStaff } from '@gulmohar/contract/admin/order-steps.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder, buildOrder, makeOlder } from '../../../../testing/build-order.ts';
import { buildShopper } from '../../../../testing/build-shopper.ts';
import { buildStaff } from '../../../../testing/build-staff.ts';
import { readMails } from '../../../../testing/read-mails.ts';
import { seller } from '../../../../testing/seller.ts';
import { deliverOrder } from '../../../../testing/ship-order.ts';
import { testShop } from '../../../../testing/test-shop.ts';
import { moveOrder } from '../../change/move-order.ts';

const OWNER = 'owner@gulmohar.example';

const shop = await testShop({ SHOP_EMAIL: OWNER });
const owner = await buildStaff(shop);
afterAll(() => shop.close());

async function subjectsTo(email: string): Promise<string[]> {
  return (await readMails(shop, email)).map(({ subject }) => subject.replaceAll(/[0-9A-F]{8}\b/g, 'N'));
}

test('the mail about a new order has its date, payment reference, phone number and delivery window', async () => {
  const orderId = await buildGuestOrder(shop, 'dates');
  const { provider_payment_id } = await shop.db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .select('provider_payment_id')
    .executeTakeFirstOrThrow();
  const [mail] = await readMails(shop, 'dates@guest.example');
  expect(mail?.text).toMatch(/Order date: \d+ \w+ \d{4}\n/);
  expect(mail?.text).toContain(`Payment reference: ${provider_payment_id}\n`);
  expect(mail?.text).toMatch(/Phone: \d{10}\n/);
  expect(mail?.text).toMatch(/Expected delivery: \d+ \w+ \d{4} to \d+ \w+ \d{4}\n/);
  expect(mail?.text).toContain('All prices include taxes.');
});

test('a buyer whose order the shop cancels sees only the reason meant for buyers', async () => {
  const orderId = await buildGuestOrder(shop, 'reason');
  const body = { orderId, reason: 'Moth holes again', reasonForBuyer: 'The last piece has a flaw.' };
  await owner.api(cancelOrderAsStaff, { body });
  const mail = (await readMails(shop, 'reason@guest.example')).at(-1);
  expect(mail?.text).toContain('We have cancelled your order');
  expect(mail?.text).toContain('Reason: The last piece has a flaw.');
  expect(`${mail?.text}${mail?.html}`).not.toContain('Moth holes');
});

test('a shopper who opted out of order updates gets only the essential mails', async () => {
  const asha = await buildShopper(shop);
  const preferences = { emailNotifications: false };
  await asha.api(updateProfile, { body: { name: 'Asha', email: asha.email, preferences } });
  await deliverOrder(shop, await buildOrder(shop, asha));
  const cancelled = await buildOrder(shop, asha);
  await moveOrder(shop.db, cancelled, { to: 'Cancelled', actor: 'operator', seller });
  const subjects = (await subjectsTo(asha.email)).filter((subject) => subject.includes('order N'));
  expect(subjects).toEqual(['Your Gulmohar order N', 'Your Gulmohar order N', 'Your order N is cancelled']);
});

test('the owner is notified of new orders and return requests until this is turned off', async () => {
  const asha = await buildShopper(shop);
  const before = (await subjectsTo(OWNER)).length;
  const orderId = await buildOrder(shop, asha);
  await deliverOrder(shop, orderId);
  await makeOlder(shop, orderId, '6 days');
  const { id: itemId } = await shop.db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirstOrThrow();
  await asha.api(requestReturn, { body: { orderId, itemIds: [itemId], reason: 'Too tight' } });
  expect((await subjectsTo(OWNER)).slice(before)).toEqual([
    'New order N: Rs. 2,500',
    'Return requested for order N',
  ]);
  const value = { email: '', newOrder: false, returnRequested: true, refundStuck: true };
  await owner.api(saveSettings, { body: { group: 'notices', value } });
  await buildOrder(shop, asha);
  expect(await subjectsTo(OWNER)).toHaveLength(before + 2);
  const elsewhere = { ...value, newOrder: true, email: 'packing@gulmohar.example' };
  await owner.api(saveSettings, { body: { group: 'notices', value: elsewhere } });
  await buildOrder(shop, asha);
  expect(await subjectsTo('packing@gulmohar.example')).toEqual(['New order N: Rs. 2,500']);
});
