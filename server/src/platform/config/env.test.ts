import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartupError } from '../process/startup-error.ts';
import { readEnvironment } from './env.ts';

const live = {
  SHOP_MODE: 'live',
  PAYMENTS: 'sandbox',
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '10.0.0.0/8, ::1',
  MAIL_FROM: 'orders@shop.example',
};

test('a live shop reads its https address and its trusted proxies from the settings', () => {
  const { PUBLIC_URL, TRUST_PROXY } = readEnvironment(live);
  expect({ PUBLIC_URL, TRUST_PROXY }).toEqual({
    PUBLIC_URL: 'https://shop.example',
    TRUST_PROXY: ['10.0.0.0/8', '::1'],
  });
});

test.each([
  'postgresql://shop:secret@db.example:5433/shop?sslmode=require',
  'postgres://shop@[::1]:5432/shop',
  'postgresql://localhost:5432/gulmohar?host=/run/postgresql',
])('%s is accepted as a database address', (address) => {
  expect(readEnvironment({ DATABASE_URL: address }).DATABASE_URL).toBe(address);
});

const ADDRESS = 'DATABASE_URL: must be an address such as postgresql://user:password@host:5432/database';

test.each([
  [{ DATABASE_URL: 'shop' }, ADDRESS],
  [{ DATABASE_URL: 'mysql://shop@db.example/shop' }, ADDRESS],
  [{ DATABASE_URL: 'postgresql://shop:p@ss/word@db.example/shop' }, ADDRESS],
  [{ DATABASE_URL: 'postgresql://shop@db.example:54x2/shop' }, ADDRESS],
  [{ DATABASE_URL: 'postgresql://shop@a.example:99999/shop' }, ADDRESS],
  [{ DATABASE_URL: 'postgresql://shop@a.example,b.example:5433/shop' }, 'DATABASE_URL: must name one host'],
  [{ DATABASE_DIRECT_URL: 'postgresql://shop@db.example/shop' }, 'DATABASE_DIRECT_URL needs DATABASE_URL'],
  [{ PORT: '70000' }, 'PORT: must be at most 65535'],
  [{ PORT: 'http' }, 'PORT: must be a whole number'],
  [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL: must be an address such as https://shop.example'],
  [{ PUBLIC_URL: 'https://shop.example/shop' }, 'PUBLIC_URL: must not have a path'],
  [{ PUBLIC_URL: 'https://shop.example/?a=1' }, 'PUBLIC_URL: must not have a path'],
  [{ PUBLIC_URL: '' }, 'SHOP_MODE=live needs these settings: PUBLIC_URL'],
  [{ MAIL_FROM: '' }, 'SHOP_MODE=live needs these settings: MAIL_FROM'],
  [{ MAIL_FROM: 'Palash' }, 'MAIL_FROM: must be an e-mail address, or a name with one'],
  [{ MAIL_FROM: 'Palash <orders>' }, 'MAIL_FROM: must be an e-mail address, or a name with one'],
  [{ PAYMENTS: 'razorpay' }, 'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRETS'],
  [{ SHOP_GSTIN: '08AABCG4821M1Z6' }, 'SHOP_GSTIN: must be a valid GSTIN; its last character'],
  [{ SHOP_EMAIL: 'care' }, 'SHOP_EMAIL: '],
  [{ BACKUP_KEY: 'secret' }, 'BACKUP_KEY: must be AGE-SECRET-KEY-1… or age1…'],
  [{ PICTURES_S3: 'shop' }, 'PICTURES_S3: must be s3://bucket or s3://bucket/folder'],
  [
    { PICTURES_S3: 's3://shop', PICTURES_S3_KEY_ID: 'key' },
    'PICTURES_S3 also needs these settings: PICTURES_S3_ENDPOINT, PICTURES_S3_SECRET',
  ],
  [{ PICTURES_URL: 'cdn.example' }, 'PICTURES_URL: must be an address such as https://cdn.shop.example'],
  [{ PICTURES_URL: 'https://cdn.example/?a' }, 'PICTURES_URL: must not have a query or a fragment'],
  [{ PICTURES_URL: 'http://cdn.example' }, 'PICTURES_URL must begin with https://'],
  [{ METRICS_PORT: '9100' }, 'METRICS_PORT also needs METRICS_TOKEN'],
  [{ DATABASE_READ_URL: 'postgresql://shop@standby/shop' }, 'DATABASE_READ_URL needs DATABASE_URL'],
  [{ ROLE: 'worker' }, 'ROLE=worker needs DATABASE_URL'],
  [{ ROLE: 'jobs' }, 'ROLE: '],
  [{ DKIM_DOMAIN: 'shop.example' }, 'DKIM also needs these settings: DKIM_SELECTOR, DKIM_PRIVATE_KEY'],
  [{ PUBLIC_URL: 'http://shop.example' }, 'SHOP_MODE=live needs a PUBLIC_URL that begins with https://'],
  [{ TRUST_PROXY: '' }, 'An https PUBLIC_URL needs TRUST_PROXY'],
  [{ SHOP_MODE: 'demo', TRUST_PROXY: '' }, 'An https PUBLIC_URL needs TRUST_PROXY'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: must be addresses or networks'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY: must be addresses or networks'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY: must be addresses or networks'],
  [{ DATA_DIR: import.meta.filename }, 'DATA_DIR: must be a folder, but is a file'],
  [{ SHOP_PHONE: 'x' }, 'SHOP_PHONE: must be a phone number'],
  [{ SHOP_MODE: 'test' }, 'SHOP_MODE: must be one of: demo, live'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: must have at least 16 characters'],
  [{ RAZORPAY_URL: 'razorpay' }, 'RAZORPAY_URL: must be a web address'],
  [{ SHOP_GRIEVANCE_OFFICER: 'Leela|leela' }, 'SHOP_GRIEVANCE_OFFICER.email: must be an e-mail address'],
])('with %o the operator is told what is wrong', (wrong, message) => {
  expect(() => readEnvironment({ ...live, ...wrong })).toThrow(message);
});

test('all wrong settings are named at once, each in a line', () => {
  const wrong = { ...live, SHOP_PHONE: 'x', SMTP_URL: '', PORT: 'http', LINK_KEYS_FILE: '/nowhere' };
  expect(() => readEnvironment(wrong)).toThrow(
    new StartupError(
      [
        'These settings are wrong:',
        '  PORT: must be a whole number',
        '  SHOP_PHONE: must be a phone number, such as +91 98290 12345',
        "  LINK_KEYS_FILE: /nowhere cannot be read: ENOENT: no such file or directory, open '/nowhere'",
        '  SHOP_MODE=live needs these settings: SMTP_URL',
      ].join('\n'),
    ),
  );
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

  test('can be read from a file', () => {
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

test('a live shop starts without a mail server, which its owner then enters in the admin', () => {
  expect(readEnvironment({ ...live, SMTP_URL: '', MAIL_FROM: '' }).SMTP_URL).toBeUndefined();
});
