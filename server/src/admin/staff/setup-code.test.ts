import {
  beginSecondFactor,
  confirmSecondFactor,
  turnOffSecondFactor,
} from '@gulmohar/contract/admin/second-factor.ts';
import { getAdminSession } from '@gulmohar/contract/admin/session.ts';
import { addStaff, replaceTemporaryPassword, resetStaffAccess } from '@gulmohar/contract/admin/staff.ts';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { adminClient, signIn } from '../../../testing/build-staff.ts';
import { LIVE_SETTINGS } from '../../../testing/live-settings.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { runCommand } from '../../../testing/run-command.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { connectionUrl } from '../../platform/database/connection.ts';

const shop = await testShop(LIVE_SETTINGS);
afterAll(() => shop.close());

async function operator(...args: string[]): Promise<{ password: string; setupCode: string }> {
  const env = { DATABASE_URL: connectionUrl(shop.database.connection) };
  const { output } = await runCommand(env, ...args);
  const [, password = ''] = / with (\S+)/.exec(output) ?? [];
  const [, setupCode = ''] = /code (\S+), which/.exec(output) ?? [];
  return { password, setupCode };
}

type Api = ReturnType<typeof adminClient>;

async function setUp(api: Api, setupCode?: string) {
  const { secret } = await api(beginSecondFactor);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return api(confirmSecondFactor, { body: { code, setupCode } });
}

const refused = {
  status: 400,
  reply: { fields: { setupCode: 'This set-up code is wrong or has expired' } },
};

test('in a live shop, setting up the first second factor needs the code from create-admin, which works once', async () => {
  const email = 'owner@shop.example';
  const { password, setupCode } = await operator('create-admin', email);
  const api = adminClient(shop.app, await signIn(shop.app, email, password));
  expect((await api(beginSecondFactor)).needsSetupCode).toBe(true);
  for (const wrong of [undefined, '', 'AAAA-BBBB-CCCC']) {
    await expect(setUp(api, wrong)).rejects.toMatchObject(refused);
  }
  expect((await setUp(api, setupCode.toLowerCase().replaceAll('-', ' '))).recoveryCodes).toHaveLength(10);
  const { standing } = await api(getAdminSession);
  expect(standing?.secondFactor).toBe('on');

  // A member who gave the second factor in this session may change phones; a stolen password alone does not
  // allow it.
  await api(turnOffSecondFactor, { body: { password } });
  const stranger = adminClient(shop.app, await signIn(shop.app, email, password));
  await expect(setUp(stranger, setupCode)).rejects.toMatchObject(refused);
  expect((await api(beginSecondFactor)).needsSetupCode).toBe(false);
  await setUp(api);

  const invited = await api(addStaff, {
    body: { name: 'Ravi', email: 'ravi@shop.example', role: 'packer', password: 'Bagru-indigo-27' },
  });
  const ravi = adminClient(shop.app, await signIn(shop.app, 'ravi@shop.example', 'Bagru-indigo-27'));
  await expect(setUp(ravi)).rejects.toMatchObject(refused);
  await ravi(replaceTemporaryPassword, { body: { newPassword: 'Bagru-indigo-28' } });
  await setUp(ravi, invited.setupCode);

  const notices = (await readMails(shop, email)).map(
    ({ text }) => /The second factor [^.]*\./.exec(text)?.[0],
  );
  expect(notices).toEqual([
    'The second factor of your admin account was set up.',
    'The second factor of your admin account was turned off.',
    'The second factor of your admin account was set up.',
  ]);

  const body = { staffId: invited.staff.staffId, password };
  const reset = await api(resetStaffAccess, { body });
  expect(reset.setupCode).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(reset.setupCode).not.toBe(invited.setupCode);
  expect((await readMails(shop, invited.staff.email)).at(-1)?.text).toContain('was reset');
});

test('reset-admin prints a new setup code that replaces the old one, and an expired code is refused', async () => {
  const email = 'late@shop.example';
  const first = await operator('create-admin', email);
  const { password, setupCode } = await operator('reset-admin', email);
  expect(setupCode).not.toBe(first.setupCode);
  const api = adminClient(shop.app, await signIn(shop.app, email, password));
  await expect(setUp(api, first.setupCode)).rejects.toMatchObject(refused);
  await shop.db
    .updateTable('staff')
    .set({ setup_code_until: sql<Date>`now() - interval '1 second'` })
    .where('email', '=', email)
    .execute();
  await expect(setUp(api, setupCode)).rejects.toMatchObject(refused);
});
