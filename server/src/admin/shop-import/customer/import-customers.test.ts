import { resetPassword } from '@gulmohar/contract/accounts/password.ts';
import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { getCustomer } from '@gulmohar/contract/admin/customer.ts';
import {
  getShopImport,
  inviteImportedCustomers,
  runShopImport,
  undoShopImport,
} from '@gulmohar/contract/admin/shop-import-calls.ts';
import { giveCredit } from '@gulmohar/contract/admin/store-credit.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildShopper } from '../../../../testing/build-shopper.ts';
import { buildStaff } from '../../../../testing/build-staff.ts';
import { type ImportingShop, openImportingShop } from '../../../../testing/importing-shop.ts';
import { readMails, tokenFrom } from '../../../../testing/read-mails.ts';

const HEAD =
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags';

function row(email: string, { phone = '', accepts = 'no', first = 'Meera', spent = '4500.00' } = {}): string {
  return `'7001,${first},Nair,${email},${accepts},,12 MG Road,Indiranagar,Bengaluru,KA,IN,'560038,,${phone},yes,${spent},3,Likes indigo,no,"VIP, wholesale"`;
}

let here: ImportingShop;

beforeAll(async () => {
  here = await openImportingShop();
});
afterAll(() => here.close());

async function userOf(email: string) {
  return here.shop.db.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirst();
}

async function newsletterOf(email: string) {
  const found = await here.shop.db
    .selectFrom('newsletter_subscriber')
    .where('email', '=', email)
    .select('status')
    .executeTakeFirst();
  return found?.status;
}

test('an owner’s customers get accounts without a password, and the newsletter only where they agreed', async () => {
  const importId = await here.imported(
    [
      HEAD,
      row('Meera@Example.com', { phone: "'+919845012345", accepts: 'yes' }),
      row('ravi@example.com'),
    ].join('\n'),
  );
  expect(await here.read(importId)).toMatchObject({
    state: 'done',
    parts: [{ kind: 'customer', total: 2, new: 2, skipped: 0 }],
    invitations: { waiting: 2, sent: 0, perDay: null },
  });
  const meera = await userOf('meera@example.com');
  expect(meera).toMatchObject({
    name: 'Meera Nair',
    phone: '9845012345',
    password_hash: null,
    email_confirmed_at: null,
    address: {
      street: '12 MG Road, Indiranagar',
      city: 'Bengaluru',
      state: 'Karnataka',
      zipcode: '560038',
      country: 'India',
    },
    preferences: { newsletter: true, smsUpdates: false },
  });
  expect([await newsletterOf('meera@example.com'), await newsletterOf('ravi@example.com')]).toEqual([
    'subscribed',
    undefined,
  ]);
  const { customer } = await here.owner.api(getCustomer, { query: { userId: meera?.id ?? '' } });
  expect(customer.earlierShop).toEqual({
    source: 'products.csv, line 2, agreed to e-mails',
    tags: ['VIP', 'wholesale'],
    note: 'Likes indigo',
    orders: 3,
    spent: 450_000,
    hasPassword: false,
    invitedAt: null,
  });
  expect(await readMails(here.shop, 'meera@example.com')).toEqual([]);
  const rows = here.shop.db.selectFrom('shop_import_row').where('import_id', '=', importId).select('line');
  expect(await rows.execute()).toEqual([]);
}, 60_000);

test('an owner is told of customers without a usable address, of twins and of numbers that are none', async () => {
  await buildShopper(here.shop, { email: 'known@example.com' });
  const before = await userOf('known@example.com');
  const importId = await here.imported(
    [
      HEAD,
      row(''),
      row('not an address'),
      row('twin@example.com', { phone: '12345' }),
      row('TWIN@example.com', { first: 'Other' }),
      row('known@example.com', { accepts: 'yes' }),
      row('same-phone@example.com', { phone: '9845012345' }),
      row('phone-too@example.com', { phone: '98450 12345' }),
    ].join('\n'),
  );
  expect(await here.read(importId)).toMatchObject({
    parts: [{ kind: 'customer', total: 6, new: 3, changed: 1, skipped: 2 }],
  });
  const notes = (await here.report(importId)).flatMap((unit) =>
    unit.notes.map(({ line, message }) => `${line}: ${message}`),
  );
  expect(notes).toEqual(
    expect.arrayContaining([
      '2: There is no e-mail address, so they cannot sign in here',
      '3: “not an address” is not an e-mail address',
      '4: “12345” is not an Indian mobile number: it is left out',
      '5: This customer is in line 4 already',
      '6: There is an account with this address: it stays as it is',
      expect.stringMatching(/^8: .+ has this number, too$/),
    ]),
  );
  const { name, phone, password_hash, preferences } = (await userOf('known@example.com')) ?? {};
  expect({ name, phone, password_hash, preferences }).toEqual({
    name: before?.name,
    phone: before?.phone,
    password_hash: before?.password_hash,
    preferences: before?.preferences,
  });
  expect(await newsletterOf('known@example.com')).not.toBe('subscribed');
}, 60_000);

test('customers are invited so many a day, choose a password, and keep their name; none is invited twice', async () => {
  const importId = await here.imported(
    [HEAD, row('first@example.com', { spent: '9000.00' }), row('second@example.com')].join('\n'),
  );
  await here.owner.api(inviteImportedCustomers, { body: { importId, perDay: 1 } });
  await here.shop.runJobs();
  await here.owner.api(inviteImportedCustomers, { body: { importId, perDay: 1 } });
  const [mail, ...others] = await readMails(here.shop, 'first@example.com');
  expect([mail?.subject, others.length]).toEqual([
    expect.stringContaining('has moved: please choose a password'),
    0,
  ]);
  expect(await readMails(here.shop, 'second@example.com')).toEqual([]);
  expect((await here.owner.api(getShopImport, { query: { importId } })).import.invitations).toEqual({
    waiting: 1,
    sent: 1,
    perDay: 1,
  });
  const credentials = { email: 'first@example.com', password: 'lotus-Pond-4471' };
  await expect(here.shop.api(logIn, { body: credentials })).rejects.toMatchObject({
    code: 'INVALID_CREDENTIALS',
  });
  const password = credentials.password;
  await here.shop.api(resetPassword, {
    body: { token: tokenFrom(mail, '/reset-password'), newPassword: password },
  });
  await here.shop.api(logIn, { body: credentials });
  expect(await userOf('first@example.com')).toMatchObject({ name: 'Meera Nair', phone: '' });
  await here.shop.db
    .updateTable('imported_customer')
    .set({ invited_at: new Date(Date.now() - 24 * 3_600_000) })
    .where('invited_at', 'is not', null)
    .execute();
  await here.owner.api(inviteImportedCustomers, { body: { importId, perDay: 1 } });
  await here.shop.runJobs();
  expect(await readMails(here.shop, 'second@example.com')).toHaveLength(1);

  await here.owner.api(undoShopImport, { body: { importId } });
  await here.shop.runJobs();
  expect(await here.read(importId)).toMatchObject({ state: 'undone', parts: [{ skipped: 1 }] });
  expect([await userOf('first@example.com'), await userOf('second@example.com')]).toEqual([
    expect.objectContaining({ name: 'Meera Nair' }),
    undefined,
  ]);
}, 60_000);

test('a manager can neither bring customers nor run or take back an import of them', async () => {
  const { importId, status } = await here.upload(`${HEAD}\n${row('later@example.com')}`);
  expect(status).toBe(200);
  const manager = await buildStaff(here.shop, 'manager');
  await expect(manager.api(runShopImport, { body: { importId } })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(manager.api(undoShopImport, { body: { importId } })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
}, 60_000);

test('customers of WooCommerce are recognised', async () => {
  const importId = await here.imported(
    'Name,Username,Last Active,Date Registered,Email,Orders,Total Spend,AOV,Country / Region,City,Region,Postal Code\nLata Rao,lata,2026-01-01,2025-01-01,lata@example.com,2,1500,750,IN,Mysuru,KA,570001',
  );
  expect(await here.read(importId)).toMatchObject({
    files: [{ kind: 'woocommerce-customers' }],
    parts: [{ new: 1 }],
  });
  expect(await userOf('lata@example.com')).toMatchObject({ name: 'Lata Rao' });
}, 60_000);

test('taking an import back leaves a customer who has store credit', async () => {
  const importId = await here.imported(
    [HEAD, row('owed@example.com'), row('nothing@example.com')].join('\n'),
  );
  const userId = (await userOf('owed@example.com'))?.id ?? '';
  await here.owner.api(giveCredit, {
    body: { userId, grantId: uuid(), amount: 50_000, reason: 'What the former shop owed' },
  });
  await here.owner.api(undoShopImport, { body: { importId } });
  await here.shop.runJobs();
  expect(await here.read(importId)).toMatchObject({ state: 'undone', parts: [{ skipped: 1 }] });
  expect(await userOf('owed@example.com')).toMatchObject({ id: userId });
  expect(await userOf('nothing@example.com')).toBeUndefined();
}, 60_000);
