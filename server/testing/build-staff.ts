import { randomBytes } from 'node:crypto';
import type { Role } from '@gulmohar/contract/admin/permissions.ts';
import { signInStaff } from '@gulmohar/contract/admin/session.ts';
import { type ApiClient, createClient } from '@gulmohar/contract/api/client.ts';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../src/accounts/user/password-hash.ts';
import { insertStaff } from '../src/admin/staff/insert-staff.ts';
import type { TestShop } from './test-shop.ts';

export type TestStaff = {
  staffId: string;
  email: string;
  password: string;
  /** The session cookie, as the browser sends it. */
  cookie: string;
  /** The API as called by this member's browser. */
  api: ApiClient;
};

const PASSWORD = 'Bagru-indigo-27';
/** argon2's minimum: nearly every test signs somebody in, and the shop's own hashes are deliberately slow. */
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let passwordHash: Promise<string> | undefined;

/** Creates a member of staff, signed in. */
export async function buildStaff(shop: TestShop, role: Role = 'owner'): Promise<TestStaff> {
  const email = `${role}-${randomBytes(6).toString('hex')}@gulmohar.example`;
  passwordHash ??= hashPassword(PASSWORD, { parameters: QUICK });
  const member = { email, name: `Test ${role}`, role, passwordHash: await passwordHash };
  const staffId = await shop.db.transaction().execute((trx) => insertStaff(trx, member));
  const cookie = await signIn(shop.app, email, PASSWORD);
  return { staffId, email, password: PASSWORD, cookie, api: adminClient(shop.app, cookie) };
}

/** @returns the session cookie */
export async function signIn(app: FastifyInstance, email: string, password: string): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: `/api${signInStaff.path}`,
    payload: { email, password },
  });
  const [cookie] = response.cookies;
  if (!cookie) throw new Error(`Nobody was signed in: ${response.body}`);
  return `${cookie.name}=${cookie.value}`;
}

/** The API as called by the browser with this cookie. */
export function adminClient(app: FastifyInstance, cookie: string): ApiClient {
  return createClient(async ({ method, url, body }) => {
    const response = await app.inject({
      method: method as 'GET' | 'POST',
      url,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: response.statusCode, body: response.json() };
  });
}
