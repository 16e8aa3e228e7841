import { expect, test } from 'vitest';
import { emptyDraft, type RegistrationDraft, stepOf, stepResolver } from './registration-steps.ts';

async function complaints(step: number, typed: Partial<RegistrationDraft>) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await stepResolver(step)({ ...emptyDraft, ...typed }, undefined, options);
  return errors;
}

const account = { name: 'Asha', email: 'asha@home.example', password: 'Kurti1', confirmPassword: 'Kurti1' };
const home = { street: '7 Lake Road', city: 'Kochi', state: 'Kerala', zipCode: '682001', country: '' };

test('the first step requires all four fields, each valid, and matching passwords', async () => {
  const empty = await complaints(0, {});
  for (const name of ['name', 'email', 'password', 'confirmPassword'] as const) {
    expect(empty[name]?.message).toBe('Please fill in all required fields');
  }
  expect(await complaints(0, account)).toEqual({});
  expect((await complaints(0, { ...account, email: 'asha' })).email?.message).toBe(
    'Please enter a valid email address',
  );
  expect((await complaints(0, { ...account, password: 'Kurti' })).password?.message).toBe(
    'Password must be at least 6 characters long',
  );
  expect((await complaints(0, { ...account, confirmPassword: 'kurti1' })).confirmPassword?.message).toBe(
    'Passwords do not match',
  );
});

test('the second step requires a phone number and an address, but no country', async () => {
  expect(await complaints(1, { phone: '98765 43210', address: home })).toEqual({});
  expect((await complaints(1, { phone: '12345', address: home })).phone?.message).toBe(
    'Please enter a valid 10-digit phone number',
  );
  const { address } = await complaints(1, { phone: '9876543210', address: { ...home, city: ' ' } });
  expect(address?.city?.message).toBe('Please fill in all address fields');
});

test('a field refused by the server leads back to its step', () => {
  expect(['email', 'address.zipCode', 'preferences.newsletter', 'request'].map(stepOf)).toEqual([0, 1, 2, 0]);
});
