import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { getGiftCardState } from '@gulmohar/contract/sales/gift-card.ts';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buyBasket } from '../../../testing/buy-basket.ts';
import { giftCardOrder, payGiftCard } from '../../../testing/buy-gift-card.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { readEnvironment } from '../../platform/config/env.ts';
import { metricsServer } from '../../platform/metrics/metrics-server.ts';
import { webMetrics } from '../../platform/metrics/web-metrics.ts';
import { saveReport } from '../doctor/save-report.ts';
import { shopMetrics } from './shop-metrics.ts';

const shop = await testShop();
afterAll(() => shop.close());

test('an operator sees metrics of orders, payments, jobs and the doctor, and none fails to be read', async () => {
  await buyBasket(shop, { prices: [2_500] });
  await saveReport({ ...shop, env: readEnvironment({}) });
  const logged: unknown[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) });
  const text = await shopMetrics(shop.db, log).metrics();

  expect(logged).toEqual([]);
  expect(text).toMatch(/^shop_orders_last_hour\{provider="razorpay"\} 1$/m);
  expect(text).toMatch(/^shop_payments_last_hour\{provider="razorpay",state="with order"\} 1$/m);
  expect(text).toMatch(/^shop_checkouts\{state="overdue"\} 0$/m);
  expect(text).toMatch(/^shop_doctor_findings 0$/m);
  expect(text).toMatch(/^shop_doctor_age_seconds \d/m);
  expect(text).toMatch(/^shop_outbox_jobs [1-9]/m);
  expect(text).toMatch(/^shop_worker_age_seconds \d/m);
});

test('a gift card’s payment needs no order, so that no alert is raised', async () => {
  const owner = await buildStaff(shop);
  await owner.api(saveSettings, { body: { group: 'giftCards', value: { amounts: [200_000], years: 2 } } });
  const card = giftCardOrder('metrics');
  await payGiftCard(shop, card);
  await shop.api(getGiftCardState, { query: { cardId: card.body.cardId } });
  const text = await shopMetrics(shop.db, pino({ level: 'silent' })).metrics();
  expect(text).not.toContain('state="without order"');
  expect(text).toMatch(/^shop_payments_last_hour\{provider="razorpay",state="gift card"\} 1$/m);
});

test('what is not known is absent, and the age of checks that never ran is that of the shop', async () => {
  const log = pino({ level: 'silent' });
  const own = await testShop();
  expect(await shopMetrics(own.db, log).metrics()).not.toMatch(/^shop_doctor_findings /m);
  const registry = shopMetrics(own.db, log);
  expect(await registry.metrics()).toMatch(/^shop_doctor_age_seconds \d/m);
  expect(await registry.metrics()).toMatch(/^shop_outbox_jobs 0$/m);
  await own.close();
  expect(await registry.metrics()).not.toMatch(/^shop_/m);
});

test('addresses that nobody knows add no series', async () => {
  const countSeries = async () => (await webMetrics.metrics()).split('\n').length;
  const request = (path: string) => shop.app.inject({ url: path, method: 'GET' });
  const visit = (name: string) =>
    Promise.all([
      request(`/${name}`),
      request(`/api/${name}`),
      request(`/pictures/${name}`),
      request(`/admin/${name}`),
    ]);
  await visit('first');
  const before = await countSeries();
  for (let n = 0; n < 50; n += 1) await visit(`path-${n}`);
  expect(await countSeries()).toBe(before);
});

test('reading the metrics requires the operator’s token', async () => {
  const server = metricsServer({
    token: 'a-token-of-the-operator',
    collect: async () => [await webMetrics.metrics()],
  });
  const get = (authorization?: string) =>
    server.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

  expect((await get()).statusCode).toBe(401);
  expect((await get('Bearer another-token-of-many')).statusCode).toBe(401);
  const { statusCode, body } = await get('Bearer a-token-of-the-operator');
  expect(statusCode).toBe(200);
  expect(body).toContain('nodejs_eventloop_lag_seconds');
});
