import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import { getAdminSession, listAdminSessions } from '@gulmohar/contract/admin/session.ts';
import {
  addStaff,
  changeStaffPassword,
  listStaff,
  replaceTemporaryPassword,
  resetStaffAccess,
  updateStaff,
} from '@gulmohar/contract/admin/staff.ts';
import { afterAll, expect, test } from 'vitest';
import { adminClient, buildStaff, signIn } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import type { CommandContext } from '../../app/command-line/command.ts';
import { resetAdminCommand } from '../../app/command-line/reset-admin-command.ts';
import { readEnvironment } from '../../platform/config/env.ts';

const shop = await testShop();
afterAll(() => shop.close());

test('the owner adds a packer, who can sign in; the log names the owner and never contains the password', async () => {
  const owner = await buildStaff(shop);
  const body = {
    name: 'Pooja',
    email: 'pooja@gulmohar.example',
    role: 'packer' as const,
    password: 'Leheriya-99',
  };
  const { staff } = await owner.api(addStaff, { body });
  const api = adminClient(shop.app, await signIn(shop.app, body.email, body.password));
  expect((await api(getAdminSession)).standing).toMatchObject({
    staff: { role: 'packer' },
    mustChangePassword: true,
  });
  // Whoever set the first password must not be able to go on using it.
  await expect(api(listAdminSessions)).rejects.toMatchObject({ status: 403 });
  await api(replaceTemporaryPassword, { body: { newPassword: 'Bagru-indigo-27' } });
  await api(listAdminSessions);
  await expect(owner.api(addStaff, { body })).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  const { entries } = await owner.api(listAudit, { query: { subject: staff.staffId } });
  expect(entries.filter(({ action }) => action === 'staff.add')).toMatchObject([
    { action: 'staff.add', staffName: 'Test owner', before: null, after: { role: 'packer', name: 'Pooja' } },
  ]);
  expect(JSON.stringify(entries)).not.toContain(body.password);
});

test('a deactivated member of staff is signed out at once, and can sign in again when reactivated', async () => {
  const owner = await buildStaff(shop);
  const packer = await buildStaff(shop, 'packer');
  const change = { staffId: packer.staffId, name: 'Test packer', role: 'packer' as const };
  await owner.api(updateStaff, { body: { ...change, isActive: false } });
  await expect(packer.api(listAdminSessions)).rejects.toMatchObject({ status: 401 });
  await expect(signIn(shop.app, packer.email, packer.password)).rejects.toThrow('Invalid email or password');
  await owner.api(updateStaff, { body: { ...change, isActive: true } });
  await signIn(shop.app, packer.email, packer.password);
});

test('when the last two owners demote each other at the same time, one remains an owner', async () => {
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

test('a change of password needs the old one and ends every other session', async () => {
  const member = await buildStaff(shop, 'support');
  const elsewhere = adminClient(shop.app, await signIn(shop.app, member.email, member.password));
  const body = { currentPassword: 'wrong', newPassword: 'Sanganer-floral-8' };
  await expect(member.api(changeStaffPassword, { body })).rejects.toMatchObject({
    reply: { fields: { currentPassword: 'This is not your password' } },
  });
  await member.api(changeStaffPassword, { body: { ...body, currentPassword: member.password } });
  await expect(elsewhere(listAdminSessions)).rejects.toMatchObject({ status: 401 });
  await member.api(listAdminSessions);
});

test('after a reset by the owner, a temporary password only allows a new password to be chosen', async () => {
  const owner = await buildStaff(shop);
  const packer = await buildStaff(shop, 'packer');
  await shop.db
    .updateTable('staff')
    .set({ totp_secret: 'JBSWY3DPEHPK3PXP', totp_confirmed_at: new Date() })
    .where('id', '=', packer.staffId)
    .execute();
  const reset = (password: string) =>
    owner.api(resetStaffAccess, { body: { staffId: packer.staffId, password } });
  await expect(reset('wrong')).rejects.toMatchObject({
    reply: { fields: { password: 'This is not your password' } },
  });
  const { temporaryPassword } = await reset(owner.password);
  await expect(packer.api(getAdminSession)).resolves.toMatchObject({ standing: null });
  await expect(signIn(shop.app, packer.email, packer.password)).rejects.toThrow('Invalid email or password');

  const api = adminClient(shop.app, await signIn(shop.app, packer.email, temporaryPassword));
  expect((await api(getAdminSession)).standing).toMatchObject({
    mustChangePassword: true,
    secondFactor: 'off',
  });
  await expect(api(listAdminSessions)).rejects.toMatchObject({ status: 403, code: 'PASSWORD_CHANGE_NEEDED' });
  const choose = (newPassword: string) => api(replaceTemporaryPassword, { body: { newPassword } });
  await expect(choose(temporaryPassword)).rejects.toMatchObject({
    reply: { fields: { newPassword: 'Please choose a password other than the temporary one' } },
  });
  await choose('Sanganer-floral-8');
  await api(listAdminSessions);
  await signIn(shop.app, packer.email, 'Sanganer-floral-8');
  await expect(signIn(shop.app, packer.email, temporaryPassword)).rejects.toThrow(
    'Invalid email or password',
  );
  await expect(choose('Sanganer-floral-9')).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });

  const { entries } = await owner.api(listAudit, { query: { subject: packer.staffId } });
  expect(entries).toMatchObject([
    { action: 'staff.password', staffName: 'Test packer', after: { password: 'own' } },
    { action: 'staff.reset', staffName: 'Test owner', before: { secondFactor: 'on' } },
  ]);
  expect(JSON.stringify(entries)).not.toContain(temporaryPassword);
});

test('an expired temporary password does not sign in', async () => {
  const owner = await buildStaff(shop);
  const support = await buildStaff(shop, 'support');
  const body = { staffId: support.staffId, password: owner.password };
  const { temporaryPassword } = await owner.api(resetStaffAccess, { body });
  const { staff } = await owner.api(listStaff);
  expect(staff.find(({ staffId }) => staffId === support.staffId)?.hasTemporaryPassword).toBe(true);
  await shop.db
    .updateTable('staff')
    .set({ temporary_until: new Date(Date.now() - 1_000) })
    .where('id', '=', support.staffId)
    .execute();
  await expect(signIn(shop.app, support.email, temporaryPassword)).rejects.toThrow(
    'This temporary password has expired',
  );
});

test('owners cannot reset their own access', async () => {
  const owner = await buildStaff(shop);
  const body = { staffId: owner.staffId, password: owner.password };
  await expect(owner.api(resetStaffAccess, { body })).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
});

test('the operator can restore access for the only owner', async () => {
  const owner = await buildStaff(shop);
  const output: string[] = [];
  const workplace = { db: shop.db, env: readEnvironment({}), say: (line: string) => output.push(line) };
  const reset = (...args: string[]) => resetAdminCommand.read(args)(workplace as unknown as CommandContext);
  expect(() => reset()).toThrow('Name the e-mail address');
  await expect(reset('nobody@gulmohar.example')).rejects.toThrow('nobody@gulmohar.example');
  await reset(owner.email.toUpperCase());
  const [, password = ''] = / with (\S+) within 72 hours/.exec(output.join(' ')) ?? [];
  const api = adminClient(shop.app, await signIn(shop.app, owner.email, password));
  expect((await api(getAdminSession)).standing?.mustChangePassword).toBe(true);
  const entry = await shop.db
    .selectFrom('audit_entry')
    .where('subject', '=', owner.staffId)
    .select(['staff_name', 'action'])
    .executeTakeFirst();
  expect(entry).toEqual({ staff_name: 'Operator', action: 'staff.reset' });
});
