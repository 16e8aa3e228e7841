import { expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

const live = {
  SHOP_MODE: 'live',
  PAYMENTS: 'sandbox',
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '10.0.0.0/8, ::1',
};

test('a live shop knows its https address and the proxy in front of it', () => {
  const { PUBLIC_URL, TRUST_PROXY } = readEnvironment(live);
  expect({ PUBLIC_URL, TRUST_PROXY }).toEqual({
    PUBLIC_URL: 'https://shop.example',
    TRUST_PROXY: ['10.0.0.0/8', '::1'],
  });
});

test.each([
  [{ PUBLIC_URL: 'http://shop.example' }, 'SHOP_MODE=live needs a PUBLIC_URL that begins with https://'],
  [{ TRUST_PROXY: '' }, 'An https PUBLIC_URL needs TRUST_PROXY'],
  [{ SHOP_MODE: 'demo', TRUST_PROXY: '' }, 'An https PUBLIC_URL needs TRUST_PROXY'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: must be addresses or networks'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY: must be addresses or networks'],
])('with %o the operator gets one clear line', (wrong, told) => {
  expect(() => readEnvironment({ ...live, ...wrong })).toThrow(told);
});
