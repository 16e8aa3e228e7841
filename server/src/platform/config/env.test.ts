import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
])('with %o the operator is told in one line', (wrong, told) => {
  expect(() => readEnvironment({ ...live, ...wrong })).toThrow(told);
});

describe('a secret', () => {
  let folder: string;
  let file: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gulmohar-secret-'));
    file = path.join(folder, 'secret');
    await writeFile(file, `${'k'.repeat(40)}\n`);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('may be the content of a file', () => {
    const { MASTER_KEY, RAZORPAY_KEY_SECRET } = readEnvironment({
      MASTER_KEY_FILE: file,
      RAZORPAY_KEY_SECRET_FILE: file,
    });
    expect({ MASTER_KEY, RAZORPAY_KEY_SECRET }).toEqual({
      MASTER_KEY: ['k'.repeat(40)],
      RAZORPAY_KEY_SECRET: 'k'.repeat(40),
    });
  });

  test('that cannot be read, is given twice or is too short keeps the shop from starting', () => {
    const missing = path.join(folder, 'missing');
    expect(() => readEnvironment({ SMTP_URL_FILE: missing })).toThrow(
      /^SMTP_URL_FILE: .*missing cannot be read/,
    );
    expect(() => readEnvironment({ LINK_KEYS: 'k'.repeat(32), LINK_KEYS_FILE: file })).toThrow('not both');
    expect(() => readEnvironment({ SESSION_KEYS: `${'k'.repeat(32)},short` })).toThrow('32 characters each');
  });
});
