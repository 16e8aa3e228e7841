import { demoAccounts } from '@gulmohar/demo/accounts/accounts.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './shop-test.ts';

type Member = { email: string; password: string };

/** Signs the owner in through the API: later requests are the owner's. */
export async function signInOwner(request: APIRequestContext): Promise<void> {
  const owner = demoAccounts.find((account) => account.isOwner);
  if (!owner) throw new Error('The demo shop has no owner.');
  await signIn(request, owner);
}

export async function saveSettings(request: APIRequestContext, group: string, value: object): Promise<void> {
  await signInOwner(request);
  const response = await request.post('/api/admin/settings/save', { data: { group, value } });
  expect(response.status(), await response.text()).toBe(200);
}

export async function openAsOwner(page: Page, path = '/admin'): Promise<void> {
  await signInOwner(page.request);
  await page.goto(path);
}

export async function openAsStaff(page: Page, member: Member, path = '/admin'): Promise<void> {
  await signIn(page.request, member);
  await page.goto(path);
}

async function signIn(request: APIRequestContext, { email, password }: Member): Promise<void> {
  const response = await request.post('/api/admin/session/sign-in', { data: { email, password } });
  expect(response.status(), await response.text()).toBe(200);
}

/** Creates a member of staff; the browser is signed out of the admin afterwards. */
export async function addStaff(page: Page, role: string): Promise<Member> {
  const member = {
    email: `${role}-${crypto.randomUUID().slice(0, 8)}@gulmohar.example`,
    password: 'Leheriya-99',
  };
  const { request } = page;
  await signInOwner(request);
  const response = await request.post('/api/admin/staff/add', {
    data: { ...member, name: `Story ${role}`, role },
  });
  expect(response.status()).toBe(200);
  await request.post('/api/admin/session/sign-out', { data: {} });
  // The first password only lets them choose their own.
  await request.post('/api/admin/session/sign-in', { data: member });
  const password = 'Leheriya-100';
  const replaced = await request.post('/api/admin/staff/replace-temporary-password', {
    data: { newPassword: password },
  });
  expect(replaced.status()).toBe(200);
  await request.post('/api/admin/session/sign-out', { data: {} });
  return { ...member, password };
}
