import { previewMail, sendSampleMail } from '@gulmohar/contract/admin/mail-texts.ts';
import { readSettings, saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { fullPath } from '@gulmohar/contract/api/endpoint.ts';
import {
  DEFAULT_MAILS,
  type MailKind,
  mailKindNames,
  mailKinds,
} from '@gulmohar/contract/shop/mail-texts.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { fieldsOf } from '@gulmohar/contract/values/placeholders.ts';
import { afterAll, expect, test } from 'vitest';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { sampleOfKind } from '../../app/dev/sample-of-kind.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';

const shop = await testShop();
const owner = await buildStaff(shop, 'owner');
afterAll(() => shop.close());

const own = (kind: MailKind, subject: string, opening: string) => ({
  ...DEFAULT_MAILS,
  texts: { ...DEFAULT_MAILS.texts, [kind]: { subject, opening } },
});

test('a shopper gets a mail in the owner’s words, with greeting and signature, until they are taken back', async () => {
  const value = {
    ...own('order-placed', 'Dhanyavaad! {order}', 'Your order {order} makes us happy.'),
    greeting: 'Namaste {name},',
    signature: 'With love,\nTeam Palash',
  };
  await owner.api(saveSettings, { body: { group: 'mails', value } });
  const asha = await buildShopper(shop);
  await buildOrder(shop, asha);
  const [mail] = (await readMails(shop, asha.email)).filter(({ subject }) => subject.includes('Dhanyavaad'));
  expect(mail?.subject).toMatch(/^Dhanyavaad! [0-9A-Z]{8}$/);
  expect(mail?.text).toMatch(
    /^Namaste [A-Z][^,{]*,\n\nYour order [0-9A-Z]{8} makes us happy\. We have received/,
  );
  expect(mail?.text).toContain('With love,\nTeam Palash\n\n--');

  await owner.api(saveSettings, { body: { group: 'mails', value: DEFAULT_MAILS } });
  await buildOrder(shop, asha);
  const again = (await readMails(shop, asha.email)).map(({ text }) => text);
  expect(again.some((text) => text.includes('Thank you for your order.'))).toBe(true);
});

test.each(mailKindNames)('the sample of %s shows all its placeholders filled', async (kind) => {
  const { shop: facts } = await shop.api(getShop);
  const { fields } = mailKinds[kind];
  const opening = `«${fields.map((field) => `{${field}}`).join('|')}»`;
  const { subject, text } = sampleOfKind({ ...facts, mails: own(kind, 'About it', opening) }, kind);
  expect(subject).toBe('About it');
  const [, filled = ''] = /«(.*?)»/.exec(text) ?? [];
  expect(filled.split('|')).toHaveLength(fields.length);
  expect(fieldsOf(filled)).toEqual([]);
  expect(filled.split('|').every(Boolean)).toBe(true);
});

test.each([
  [own('welcome', 'Hello {order}', ''), 'There is no {order} here. You can use {shop}.'],
  [own('welcome', '', 'Hello {shop'), 'A { or } has no counterpart.'],
  [own('welcome', 'Hello\nBcc: everybody@example.com', ''), 'One line only'],
  [{ ...DEFAULT_MAILS, greeting: 'Dear {shop}' }, 'There is no {shop} here. You can use {name}.'],
])('words that cannot be sent are refused with the reason (%#)', async (value, message) => {
  await expect(owner.api(saveSettings, { body: { group: 'mails', value } })).rejects.toMatchObject({
    status: 400,
    message,
  });
});

test('the owner sees and gets a mail in words that are not saved yet', async () => {
  const draft = {
    kind: 'delivered',
    greeting: '',
    signature: '',
    subject: '',
    opening: 'It came on {date}!',
  } as const;
  const page = await shop.app.inject({
    url: `${fullPath(previewMail)}?${new URLSearchParams(draft)}`,
    headers: { cookie: owner.cookie },
  });
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(page.body).toContain('It came on 24 November 2026!');
  expect(await owner.api(sendSampleMail, { body: draft })).toMatchObject({
    message: `Sent to ${owner.email}`,
  });
  const [mail] = await readMails(shop, owner.email);
  expect(mail?.text).toContain('It came on 24 November 2026!');
});

test('the owner and a colleague get the orders of the day before in one mail, and none on a day without', async () => {
  const { settings } = await owner.api(readSettings);
  const notices = {
    ...settings.notices,
    email: 'owner@palash.example',
    others: ['packer@palash.example'],
    newOrder: false,
    dailyOrders: true,
  };
  await owner.api(saveSettings, { body: { group: 'notices', value: notices } });
  const to = 'owner@palash.example, packer@palash.example';
  await shop.db.transaction().execute((trx) => enqueue(trx, 'notify-daily-orders', {}));
  expect(await readMails(shop, to)).toEqual([]);
  const asha = await buildShopper(shop);
  for (let count = 0; count < 2; count++) await buildOrder(shop, asha, { age: '1 day' });
  await shop.db.transaction().execute((trx) => enqueue(trx, 'notify-daily-orders', {}));
  const mails = await readMails(shop, to);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^2 orders on .*: Rs\. 5,000$/),
  ]);
});
