import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import { getDeskSession, listDeskSessions } from '@gulmohar/contract/admin/desk-session.ts';
import { addStaff, changeStaffPassword, updateStaff } from '@gulmohar/contract/admin/staff.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff, deskClient, signIn } from '../../testing/build-staff.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test('the owner adds a packer, who signs in; the log says who did it and never the password', async () => {
  const owner = await buildStaff(shop);
  const body = {
    name: 'Pooja',
    email: 'pooja@gulmohar.example',
    role: 'packer' as const,
    password: 'Leheriya-99',
  };
  const { staff } = await owner.api(addStaff, { body });
  const api = deskClient(shop.app, await signIn(shop.app, body.email, body.password));
  expect((await api(getDeskSession)).standing?.staff.role).toBe('packer');
  await expect(owner.api(addStaff, { body })).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  const { entries } = await owner.api(listAudit, { query: { subject: staff.staffId } });
  expect(entries).toMatchObject([
    { action: 'staff.add', staffName: 'Test owner', before: null, after: { role: 'packer', name: 'Pooja' } },
  ]);
  expect(JSON.stringify(entries)).not.toContain(body.password);
});

test('who is shut out is signed out at once, and let in again has to sign in', async () => {
  const owner = await buildStaff(shop);
  const packer = await buildStaff(shop, 'packer');
  const change = { staffId: packer.staffId, name: 'Test packer', role: 'packer' as const };
  await owner.api(updateStaff, { body: { ...change, isActive: false } });
  await expect(packer.api(listDeskSessions)).rejects.toMatchObject({ status: 401 });
  await expect(signIn(shop.app, packer.email, packer.password)).rejects.toThrow('Invalid email or password');
  await owner.api(updateStaff, { body: { ...change, isActive: true } });
  await signIn(shop.app, packer.email, packer.password);
});

test('of two last owners who demote each other at once, one stays owner', async () => {
  await shop.db.deleteFrom('staff').execute();
  const [one, two] = [await buildStaff(shop), await buildStaff(shop)];
  const demote = (by: typeof one, whom: typeof one) =>
    by.api(updateStaff, {
      body: { staffId: whom.staffId, name: 'X', role: 'support', isActive: true },
    });
  await Promise.allSettled([demote(one, two), demote(two, one)]);
  const owners = await shop.db.selectFrom('staff').where('role', '=', 'owner').select('id').execute();
  expect(owners).toHaveLength(1);
});

test('a new password ends every other session and wants the old one', async () => {
  const member = await buildStaff(shop, 'support');
  const elsewhere = deskClient(shop.app, await signIn(shop.app, member.email, member.password));
  const body = { currentPassword: 'wrong', newPassword: 'Sanganer-floral-8' };
  await expect(member.api(changeStaffPassword, { body })).rejects.toMatchObject({
    reply: { fields: { currentPassword: 'This is not your password' } },
  });
  await member.api(changeStaffPassword, { body: { ...body, currentPassword: member.password } });
  await expect(elsewhere(listDeskSessions)).rejects.toMatchObject({ status: 401 });
  await member.api(listDeskSessions);
});
