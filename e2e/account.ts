import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './shop-test.ts';
import { openPlainPage } from './shopper.ts';

export const PASSWORD = 'Kalamkari7';

type Login = { email: string; password: string };

export function newEmail(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@shopper.example`;
}

/** Creates an account through the API, for stories about something else. @returns its token */
export async function makeAccount(request: APIRequestContext, email: string): Promise<string> {
  const response = await request.post('/api/user/register', {
    data: {
      name: 'Kavya Nair',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      phone: '9876543210',
      address: {
        street: '7 Lake View Road',
        city: 'Kochi',
        state: 'Kerala',
        zipCode: '682001',
        country: 'India',
      },
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  const { token } = await response.json();
  return token;
}

/** Creates an account and stores its token in the page, which is signed in from its next navigation on. */
export async function signUp(page: Page, email: string): Promise<void> {
  const token = await makeAccount(page.request, email);
  await keepToken(page, token);
}

/** For stories about something else. The page is signed in from its next navigation on. */
export async function enter(page: Page, { email, password }: Login): Promise<void> {
  const response = await page.request.post('/api/user/login', { data: { email, password } });
  expect(response.status(), await response.text()).toBe(200);
  await keepToken(page, (await response.json()).token);
}

async function keepToken(page: Page, token: string): Promise<void> {
  await openPlainPage(page);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email Address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email, password);
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}

type Mail = { to: string; subject: string; text: string };

/** Newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const mails: Mail[] = await (await request.get('/dev/mailbox.json')).json();
  return mails.filter((mail) => mail.to === email);
}

/** Waits for the mail, and returns the link in the newest one. */
export async function linkFromMail(request: APIRequestContext, to: string, subject: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mail = (await mailsTo(request, to)).find((sent) => sent.subject.includes(subject));
      const url = mail?.text.match(/https?:\/\/\S+token=\S+/)?.[0];
      if (url) link = new URL(url).pathname + new URL(url).search;
      return link;
    })
    .toContain('token=');
  return link;
}
