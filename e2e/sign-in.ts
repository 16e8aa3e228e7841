import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** Makes an account by the API and puts its token where the shop keeps it; the next page is a signed-in shopper's. */
export async function signUp(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/user/register', {
    data: {
      name: 'Kavya Nair',
      email,
      password: 'marigold-27-lanes',
      confirmPassword: 'marigold-27-lanes',
      phone: '9876543210',
      address: {
        street: '7 Lake View Road',
        city: 'Kochi',
        state: 'Kerala',
        zipCode: '682001',
        country: 'India',
      },
      preferences: { newsletter: false, smsUpdates: false, stockAlerts: true },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { token } = await answer.json();
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}
