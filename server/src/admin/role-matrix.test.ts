import { isAllowed, type Permission, roles } from '@gulmohar/contract/admin/permissions.ts';
import { getAdminSession } from '@gulmohar/contract/admin/session.ts';
import { afterAll, expect, test } from 'vitest';
import { buildShopper } from '../../testing/build-shopper.ts';
import { buildStaff } from '../../testing/build-staff.ts';
import { testShop } from '../../testing/test-shop.ts';

type Call = { method: 'GET' | 'POST'; url: string; permission: string };
type Description = { paths: Record<string, Record<string, { security: { admin?: string[] }[] }>> };

const shop = await testShop();
afterAll(() => shop.close());

/** Returns every call of the admin, from the API's own description. */
async function adminCalls(): Promise<Call[]> {
  const { paths } = (await shop.app.inject('/api/openapi.json')).json<Description>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    path.startsWith('/admin/')
      ? Object.entries(operations).map(([method, { security }]) => ({
          method: method.toUpperCase() as 'GET',
          url: `/api${path}`,
          permission: security[0]?.admin?.[0] ?? 'open to everybody',
        }))
      : [],
  );
}

async function isSignedIn(cookie: string): Promise<boolean> {
  const response = await shop.app.inject({ url: `/api${getAdminSession.path}`, headers: { cookie } });
  return response.json().standing !== null;
}

test('only sign-in, the session check and the set-up link are open to people who are not staff', async () => {
  const calls = await adminCalls();
  expect(calls.filter((call) => call.permission === 'open to everybody').map((call) => call.url)).toEqual([
    '/api/admin/session/sign-in',
    '/api/admin/session/current',
    '/api/admin/first-run/owner',
  ]);
  const { token } = await buildShopper(shop);
  for (const { permission, ...call } of calls) {
    if (permission === 'open to everybody') continue;
    for (const headers of [{}, { token }, { cookie: 'gulmohar_admin=abc' }]) {
      const response = await shop.app.inject({ ...call, headers });
      expect([call.url, response.statusCode]).toEqual([call.url, 401]);
    }
  }
});

test.each(roles)(
  'staff with the role %s are refused every call that the role lacks permission for, and no other',
  async (role) => {
    let { cookie } = await buildStaff(shop, role);
    for (const { permission, ...call } of await adminCalls()) {
      if (permission === 'open to everybody' || permission === 'password-given') continue;
      // Some calls end sessions.
      if (!(await isSignedIn(cookie))) cookie = (await buildStaff(shop, role)).cookie;
      const response = await shop.app.inject({ ...call, headers: { cookie } });
      const isRefused = response.statusCode === 403 && response.json().code === 'FORBIDDEN';
      expect([call.url, response.statusCode < 500, isRefused]).toEqual([
        call.url,
        true,
        !isAllowed(role, permission as Permission),
      ]);
    }
  },
);
