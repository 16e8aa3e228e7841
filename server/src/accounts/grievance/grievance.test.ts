import { submitGrievance } from '@gulmohar/contract/accounts/grievance.ts';
import { afterAll, expect, test } from 'vitest';
import { readMails } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterAll(() => shop.close());

const complaint = {
  name: 'Lakshmi Rao',
  email: 'lakshmi@elsewhere.example',
  phone: '9845012345',
  orderNumber: 'A1B2C3D4',
  text: 'The dupatta is missing.\nPlease send it.',
};

test('a complaint gets a ticket number, which is mailed to the shopper and the grievance officer', async () => {
  const { ticket, message } = await shop.api(submitGrievance, { body: complaint });
  expect(ticket).toMatch(/^G-[2-9A-Z]{8}$/);
  expect(message).toContain(ticket);
  const [receipt] = await readMails(shop, complaint.email);
  expect(receipt?.subject).toContain(ticket);
  // Anybody can enter somebody else's address.
  expect(`${receipt?.text}${receipt?.html}`).not.toMatch(/Lakshmi|dupatta/);
  const [notice] = await readMails(shop, 'grievance@gulmohar.example');
  expect(notice?.text).toContain('The dupatta is missing.\nPlease send it.');
  expect(notice?.text).toContain(ticket);
  const { headers } = await shop.db
    .selectFrom('dev_mailbox')
    .where('recipient', '=', 'grievance@gulmohar.example')
    .select('headers')
    .executeTakeFirstOrThrow();
  expect(headers['Reply-To']).toBe(complaint.email);
});

test.each([
  [{ name: '' }, 'Please enter your name'],
  [{ email: 'nobody' }, 'Please enter a valid email address'],
  [{ text: ' ' }, 'Please describe your complaint'],
])('a complaint with %j is refused and not stored', async (wrong, message) => {
  const count = () => shop.db.selectFrom('grievance').selectAll().execute();
  const before = (await count()).length;
  await expect(shop.api(submitGrievance, { body: { ...complaint, ...wrong } })).rejects.toMatchObject({
    status: 400,
    message,
  });
  expect(await count()).toHaveLength(before);
});
