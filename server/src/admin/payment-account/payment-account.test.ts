import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  deletePaymentAccount,
  readPaymentAccounts,
  savePaymentAccount,
} from '@gulmohar/contract/admin/payment-account.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import type { PaymentAccount } from '@gulmohar/contract/payments/payment-account.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { afterAll, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { LIVE_SETTINGS } from '../../../testing/live-settings.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { withSecondFactor } from '../../../testing/with-second-factor.ts';
import { saveEnteredAccount } from '../../payments/entered-accounts.ts';
import { markOwnShop } from '../../shop/own-shop.ts';

const razorpay: PaymentAccount = {
  provider: 'razorpay',
  keyId: 'rzp_live_palash',
  keySecret: 'indigo-vat-31',
  webhookSecret: 'madder-root-12',
};
const stripe: PaymentAccount = {
  provider: 'stripe',
  secretKey: 'sk_live_palash9876',
  webhookSecret: 'whsec_palash',
};

/** How often the provider was asked with which authorization. */
const asked: string[] = [];

/** Stands for Razorpay and Stripe: accepts the keys above and has no payments. */
const right = [
  `Basic ${Buffer.from(`${razorpay.keyId}:${razorpay.keySecret}`).toString('base64')}`,
  `Bearer ${stripe.secretKey}`,
];
const provider = createServer(({ headers: { authorization = '' } }, response) => {
  asked.push(authorization);
  const isRight = right.includes(authorization);
  response.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' });
  const error = { type: 'invalid_request_error', code: 'BAD', description: 'Authentication failed' };
  response.end(JSON.stringify(isRight ? { items: [], data: [], has_more: false } : { error }));
}).listen(0, '127.0.0.1');
await once(provider, 'listening');
const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
const shop = await testShop({ RAZORPAY_URL: url, STRIPE_URL: url, SABPAISA_ENQUIRY_URL: url });
await shop.db.transaction().execute((trx) => markOwnShop(trx));
await shop.changes.poll();
const owner = await buildStaff(shop, 'owner');
const { nextCode } = await withSecondFactor(shop.db, owner);
afterAll(async () => {
  provider.close();
  await shop.close();
});

async function save(account: PaymentAccount, code?: string): Promise<unknown> {
  return owner.api(savePaymentAccount, { body: { account, code: code ?? (await nextCode()) } });
}

async function setBy(): Promise<string[]> {
  return (await owner.api(readPaymentAccounts)).accounts.map((account) => account.setBy);
}

test('the owner’s keys are tried after the second factor and before they are saved, and then hold without a restart', async () => {
  await expect(save(razorpay, '000000')).rejects.toThrow(/This code is wrong/);
  expect(asked).toEqual([]);
  await expect(save({ ...razorpay, keySecret: 'wrong' })).rejects.toThrow(
    'Razorpay does not accept these keys: Authentication failed',
  );
  await expect(save(stripe)).rejects.toThrow('Please enter the keys of Razorpay first');
  expect(await setBy()).toEqual(['sandbox', 'sandbox', 'nobody']);

  await save(razorpay);
  expect(await setBy()).toEqual(['owner', 'nobody', 'nobody']);
  const { payment } = (await shop.api(getShop)).shop;
  expect(payment).toMatchObject({ testMode: false, methods: ['razorpay'] });
  expect(payment.scriptUrl).toMatch(/^https:/);
});

test('Stripe is offered beside it until the owner removes the account', async () => {
  await save(stripe);
  expect((await shop.api(getShop)).shop.payment.methods).toEqual(['razorpay', 'stripe']);
  const body = { provider: 'stripe' as const, code: await nextCode() };
  await owner.api(deletePaymentAccount, { body });
  expect((await shop.api(getShop)).shop.payment.methods).toEqual(['razorpay']);
  await expect(
    owner.api(deletePaymentAccount, { body: { ...body, code: await nextCode() } }),
  ).rejects.toThrow('There is no such account');
});

test('SabPaisa’s keys are not saved while it does not answer to them', async () => {
  const key = Buffer.alloc(32, 7).toString('base64');
  const account = { clientCode: 'PALA1', userName: 'palash', password: 'x', aesKey: key, hmacKey: key };
  await expect(save({ provider: 'sabpaisa', ...account })).rejects.toThrow(/SabPaisa did not answer/);
  expect(await setBy()).toEqual(['owner', 'nobody', 'nobody']);
});

test('the secrets are neither shown nor logged, nor readable in the database', async () => {
  const read = await owner.api(readPaymentAccounts);
  const { rows } = await shop.database.pool.query(
    "select encode(sealed, 'escape') as text from payment_account union all select after::text from audit_entry",
  );
  const all = JSON.stringify([read, rows, shop.logLines]);
  expect(all).toContain('rzp_live_palash');
  for (const secret of ['indigo-vat-31', 'madder-root-12']) expect(all).not.toContain(secret);
});

test('the operator’s keys come first, and so does the operator’s sandbox', async () => {
  const keys = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'a', RAZORPAY_WEBHOOK_SECRETS: 'b' };
  for (const settings of [keys, { PAYMENTS: 'sandbox' }]) {
    const other = await testShop({ ...settings, RAZORPAY_URL: url });
    try {
      await other.db.transaction().execute((trx) => markOwnShop(trx));
      await other.changes.poll();
      const staff = await buildStaff(other, 'owner');
      const body = { account: razorpay, code: '000000' };
      await expect(staff.api(savePaymentAccount, { body })).rejects.toThrow('The operator has set this');
      const [first] = (await staff.api(readPaymentAccounts)).accounts;
      expect(first).toMatchObject({ canEnter: false, setBy: 'operator' });
    } finally {
      await other.close();
    }
  }
});

test('once the operator’s keys of Razorpay are gone, no sandbox stands beside the owner’s Stripe', async () => {
  const other = await testShop({ RAZORPAY_URL: url, STRIPE_URL: url });
  try {
    await other.db.transaction().execute((trx) => markOwnShop(trx));
    await saveEnteredAccount(other.db, other.secrets, stripe);
    await other.changes.poll();
    expect((await other.api(getShop)).shop.payment).toMatchObject({ testMode: false, methods: ['stripe'] });
  } finally {
    await other.close();
  }
});

test('nobody enters keys in the demo', async () => {
  const demo = await testShop();
  try {
    const visitor = await buildStaff(demo, 'owner');
    const body = { account: razorpay, code: '000000' };
    await expect(visitor.api(savePaymentAccount, { body })).rejects.toThrow('The demo takes no payments');
    const { accounts } = await visitor.api(readPaymentAccounts);
    expect(accounts.every(({ canEnter }) => !canEnter)).toBe(true);
  } finally {
    await demo.close();
  }
});

test('a live shop without keys starts, and can be opened once they are entered', async () => {
  const live = await testShop({ ...LIVE_SETTINGS, PAYMENTS: '', RAZORPAY_URL: url });
  try {
    const staff = await buildStaff(live, 'owner');
    const second = await withSecondFactor(live.db, staff);
    const open = () =>
      staff.api(saveSettings, {
        body: { group: 'opening', value: { isOpen: true, opensOn: '', password: '' } },
      });
    await expect(open()).rejects.toThrow('please enter the payment keys');
    await staff.api(savePaymentAccount, { body: { account: razorpay, code: await second.nextCode() } });
    await open();
  } finally {
    await live.close();
  }
});
