import { randomBytes } from 'node:crypto';
import { getProfile } from '@gulmohar/contract/accounts/profile.ts';
import { register } from '@gulmohar/contract/accounts/user.ts';
import type { ApiClient } from '@gulmohar/contract/api/client.ts';
import type { z } from 'zod';
import type { TestShop } from './test-shop.ts';

export type TestShopper = { userId: string; email: string; password: string; token: string; api: ApiClient };

/** The sign-up form's data; fields that the test does not set get default values. */
export function buildRegistration(
  input: Partial<z.input<typeof register.body>> = {},
): z.input<typeof register.body> {
  const password = input.password ?? 'Chanderi-silk-7';
  return {
    name: 'Test Shopper',
    email: `shopper-${randomBytes(6).toString('hex')}@gulmohar.example`,
    confirmPassword: password,
    phone: '9876543210',
    address: {
      street: '12 Temple Road',
      city: 'Mysuru',
      state: 'Karnataka',
      zipCode: '570001',
      country: 'India',
    },
    preferences: { newsletter: false, smsUpdates: false, stockAlerts: true },
    ...input,
    password,
  };
}

/** Signs a shopper up the way a browser does. */
export async function buildShopper(
  shop: TestShop,
  input: Partial<z.input<typeof register.body>> & { isEmailConfirmed?: boolean } = {},
): Promise<TestShopper> {
  const { isEmailConfirmed = true, ...form } = input;
  const registration = buildRegistration(form);
  const { token } = await shop.api(register, { body: registration });
  const api = shop.apiWith(token);
  const { user } = await api(getProfile);
  if (isEmailConfirmed) {
    await shop.db
      .updateTable('users')
      .set({ email_confirmed_at: new Date() })
      .where('id', '=', user._id)
      .execute();
  }
  return { userId: user._id, email: user.email, password: registration.password, token, api };
}
