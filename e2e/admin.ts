import { demoAccounts } from '@gulmohar/demo/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** Signs in at the admin by its form; the next page is Today. */
export async function signInAsOwner(page: Page): Promise<void> {
  const owner = demoAccounts.find((account) => account.isOwner);
  if (!owner) throw new Error('The demo shop has no owner.');
  await signInStaff(page, owner.email, owner.password);
}

export async function signInStaff(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/admin/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeFocused();
}

/** Adds somebody who packs, in the name of the owner who is signed in on the page. */
export async function addPacker(page: Page): Promise<{ email: string; password: string }> {
  const packer = { email: `packer-${Date.now()}@gulmohar.example`, password: 'Leheriya-99' };
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/admin/staff/add', { method: 'POST', headers, body });
      return answer.status;
    },
    JSON.stringify({ ...packer, name: 'Pooja Packer', role: 'packer' }),
  );
  expect(status).toBe(200);
  return packer;
}

/** Somebody new in the admin, with a session of nobody's. */
export async function addStaff(page: Page, role: string): Promise<{ email: string; password: string }> {
  const owner = demoAccounts.find((account) => account.isOwner);
  const member = {
    email: `${role}-${crypto.randomUUID().slice(0, 8)}@gulmohar.example`,
    password: 'Leheriya-99',
  };
  const { request } = page;
  await request.post('/api/admin/session/sign-in', {
    data: { email: owner?.email, password: owner?.password },
  });
  const answer = await request.post('/api/admin/staff/add', {
    data: { ...member, name: `Story ${role}`, role },
  });
  expect(answer.status()).toBe(200);
  await request.post('/api/admin/session/sign-out', { data: {} });
  return member;
}
