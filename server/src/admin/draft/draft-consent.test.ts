import { exportData } from '@gulmohar/contract/accounts/user.ts';
import * as api from '@gulmohar/contract/admin/draft.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildShopper } from '../../../testing/build-shopper.ts';
import type { TestStaff } from '../../../testing/build-staff.ts';
import { type DraftDesk, draftDesk } from '../../../testing/draft-desk.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { setSandboxMode } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import type { TestShop } from '../../../testing/test-shop.ts';

let desk: DraftDesk;
let shop: TestShop;
let owner: TestStaff;
let support: TestStaff;

beforeAll(async () => {
  desk = await draftDesk();
  ({ shop, owner, support } = desk);
});
afterEach(async () => {
  await setSandboxMode(shop, {});
  await shop.runJobs();
  await expectInvariants(shop);
});
afterAll(() => shop.close());

test('who asked for consent to messages, and when, is kept with an order by phone, and the payer is told', async () => {
  const body = { ...desk.wish(), messageUpdates: true };
  const { draft } = await support.api(api.saveDraft, { body });
  expect(draft.messageConsent).toEqual({ isWanted: true, staffName: 'Test support', at: expect.any(String) });
  await support.api(api.sendPaymentLink, { body: { draftId: body.draftId } });
  await shop.runJobs();
  const mails = await readMails(shop, body.buyer.email);
  expect(mails.map(({ text }) => text).join()).toContain(
    'You agreed on the phone to updates about this order',
  );
  await owner.api(api.cancelDraft, { body: { draftId: body.draftId } });
  await support.api(api.saveDraft, { body: { ...body, messageUpdates: false } });
  expect((await desk.read(body.draftId)).messageConsent).toMatchObject({ isWanted: false });
  const kept = await shop.db
    .selectFrom('message_consent')
    .where('draft_id', '=', body.draftId)
    .select('is_wanted')
    .execute();
  expect(kept).toHaveLength(2);
});

test('a buyer’s export of their data says what they agreed to on the phone, before and after the order is placed', async () => {
  const asha = await buildShopper(shop);
  const order = { ...desk.wish(), userId: asha.userId, messageUpdates: true };
  await support.api(api.saveDraft, { body: order });
  const said = { agreed: true, at: expect.any(String), said: 'on the phone' };
  const before = await asha.api(exportData);
  expect(before.data).toMatchObject({ orders: [], unfinishedCheckouts: [{ messageConsents: [said] }] });
  await support.api(api.placeDraft, { body: { draftId: order.draftId } });
  const { data, page } = await asha.api(exportData);
  expect(data).toMatchObject({ orders: [{ messageConsents: [said] }], unfinishedCheckouts: [] });
  expect(page).toContain('on the phone');
});
