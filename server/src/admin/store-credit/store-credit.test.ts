import { deleteAccount } from '@gulmohar/contract/accounts/user.ts';
import {
  decideCredit,
  getCustomerCredit,
  giveCredit,
  listStoreCredit,
} from '@gulmohar/contract/admin/store-credit.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterEach(async () => expectInvariants(shop));
afterAll(() => shop.close());

const reason = 'The parcel was late';

test('staff give credit once however often the request is repeated, and take back no more than there is', async () => {
  const owner = await buildStaff(shop);
  const { userId } = await buildShopper(shop);
  const body = { userId, grantId: uuid(), amount: 50_000, reason };
  await Promise.all(Array.from({ length: 4 }, () => owner.api(giveCredit, { body })));
  const take = (amount: number) => owner.api(giveCredit, { body: { ...body, grantId: uuid(), amount } });
  await expect(take(-50_001)).rejects.toMatchObject({
    reply: { fields: { amount: 'There is only Rs. 500 of store credit' } },
  });
  await take(-20_000);
  const { balance, entries } = await owner.api(getCustomerCredit, { query: { userId } });
  expect(balance).toBe(30_000);
  expect(entries.map(({ kind, amount, reason: why }) => [kind, amount, why])).toEqual([
    ['taken', -20_000, reason],
    ['given', 50_000, reason],
  ]);
});

test('above the owner’s limit, in one sum or in parts, a second person approves', async () => {
  const owner = await buildStaff(shop);
  const manager = await buildStaff(shop, 'manager');
  const [one, other] = [await buildShopper(shop), await buildShopper(shop)];
  const give = (userId: string, amount: number) =>
    owner.api(giveCredit, { body: { userId, grantId: uuid(), amount, reason } });
  expect(await give(one.userId, 300_000)).toMatchObject({ isWaiting: false });
  expect(await give(other.userId, 250_000)).toMatchObject({ isWaiting: true });
  const waiting = async (staff = manager) => {
    const found = (await staff.api(listStoreCredit)).waiting.find((grant) => grant.userId === other.userId);
    if (!found) throw new Error('Nothing waits');
    return found;
  };
  expect((await waiting()).isMine).toBe(false);
  const { grantId, isMine } = await waiting(owner);
  expect(isMine).toBe(true);
  await expect(owner.api(decideCredit, { body: { grantId, outcome: 'approve' } })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await manager.api(decideCredit, { body: { grantId, outcome: 'approve' } });
  await expect(manager.api(decideCredit, { body: { grantId, outcome: 'refuse' } })).rejects.toMatchObject({
    code: 'STEP_NOT_POSSIBLE',
  });
  const { accounts } = await owner.api(listStoreCredit);
  expect(accounts.slice(0, 2).map(({ userId, balance }) => [userId, balance])).toEqual([
    [one.userId, 300_000],
    [other.userId, 250_000],
  ]);
  // What somebody approved counts no more.
  expect(await give(other.userId, 100_000)).toMatchObject({ isWaiting: false });
});

test('support reads credit and gives none', async () => {
  const support = await buildStaff(shop, 'support');
  const { userId } = await buildShopper(shop);
  await support.api(getCustomerCredit, { query: { userId } });
  await expect(
    support.api(giveCredit, { body: { userId, grantId: uuid(), amount: 100, reason } }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a shopper who leaves takes the name along; the entries still add up', async () => {
  const owner = await buildStaff(shop);
  const shopper = await buildShopper(shop);
  const body = { userId: shopper.userId, grantId: uuid(), amount: 10_000, reason };
  await owner.api(giveCredit, { body });
  const { total } = await owner.api(listStoreCredit);
  await shopper.api(deleteAccount, { body: { password: shopper.password } });
  expect((await owner.api(listStoreCredit)).total).toBe(total - 10_000);
  await expect(owner.api(giveCredit, { body: { ...body, grantId: uuid() } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const grants = shop.db.selectFrom('credit_grant').where('id', '=', body.grantId).select('id');
  expect(await grants.execute()).toEqual([]);
});
