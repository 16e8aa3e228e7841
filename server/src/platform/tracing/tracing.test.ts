import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buy } from '../../../testing/buy.ts';
import { setSandboxMode } from '../../../testing/pay-in-sandbox.ts';
import { type ShopProcess, startShopProcess } from '../../../testing/shop-process.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import type { TestShop } from '../../../testing/test-shop.ts';
import { startTraceCollector, type TraceCollector } from '../../../testing/trace-collector.ts';
import { RAZORPAY_SANDBOX_PATH } from '../../payments/sandbox-accounts.ts';
import { connectionUrl } from '../database/connection.ts';
import { createLog } from '../log/log.ts';
import { originOfJob, withOrigins } from './job-origin.ts';
import { statementName } from './statement-name.ts';
import { runInContext } from './work-context.ts';

const SRC = path.resolve(import.meta.dirname, '../..');
/** A sampled trace from an outside caller. */
const STRANGER = '0af7651916cd43dd8448eb211c80319c';

let folder: string;
let database: TestDatabase;
let collector: TraceCollector;
let shop: ShopProcess;
let kurti: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gulmohar-'));
  database = await testDatabase();
  collector = await startTraceCollector();
  kurti = await buildProduct(database.db, { price: 250_000, stock: { M: 5 } });
  shop = await startShopProcess(folder, undefined, {
    DATABASE_URL: connectionUrl(database.connection),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'palash',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
}, 60_000);
afterAll(async () => {
  await shop.end('SIGTERM');
  await collector.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function spanNamed(name: string) {
  return collector.spans().find((span) => span.name === name);
}

test('an operator sees a purchase as one trace of request, statements, provider, job and mail', async () => {
  const through = { api: shop.api, sandboxUrl: `${shop.url}${RAZORPAY_SANDBOX_PATH}` } as TestShop;
  // Otherwise, on a busy machine, the provider's webhook might come first and the order be created in its
  // trace.
  await setSandboxMode(through, { webhooks: 'off' });
  await buy(through, { lines: [{ _id: kurti, size: 'M' }], amount: 2_500, guest: 'meera' });
  await expect.poll(() => spanNamed('job send-order-placed')).toBeDefined();
  await expect.poll(() => spanNamed('POST /api/order/razorpay/verify-payment')).toBeDefined();

  const request = spanNamed('POST /api/order/razorpay/verify-payment');
  const job = spanNamed('job send-order-placed');
  expect(request).toMatchObject({ service: 'palash', attributes: { 'http.response.status_code': 200 } });
  expect(job).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  const trace = collector.spans().filter(({ traceId }) => traceId === request?.traceId);
  const named = (name: string) => trace.filter((span) => span.name === name);
  const [providerCall] = named('GET razorpay');
  expect(providerCall).toMatchObject({
    parentSpanId: request?.spanId,
    attributes: { 'http.response.status_code': 200 },
  });
  expect(named('insert orders').map(({ parentSpanId }) => parentSpanId)).toEqual([request?.spanId]);
  expect(named('send mail').map(({ parentSpanId }) => parentSpanId)).toContain(job?.spanId);
  // Like any public server, the sandbox starts its own trace and links the caller's.
  const played = collector
    .spans()
    .find(({ links }) => links.some(({ spanId }) => spanId === providerCall?.spanId));
  expect(played?.name).toContain('/sandbox/razorpay/');
});

test('no span contains shopper input or a token', async () => {
  await fetch(`${shop.url}/api/product/list?q=whispered-words&page=whispered-page`, {
    headers: { authorization: 'Bearer whispered-token', cookie: 'session=whispered-cookie' },
  });
  await fetch(`${shop.url}/whispered-path?email=meera@guest.example`, {
    headers: { traceparent: `00-${STRANGER}-b7ad6b7169203331-01` },
  });
  await fetch(`${shop.url}/api${logIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'whispered@guest.example', password: 'whispered-password' }),
  });
  await expect.poll(() => spanNamed(`POST /api${logIn.path}`)).toBeDefined();

  const linkedSpans = () =>
    collector.spans().filter(({ links }) => links.some(({ traceId }) => traceId === STRANGER));
  await expect.poll(linkedSpans).toHaveLength(1);
  const linked = linkedSpans();
  expect(linked[0]?.traceId).not.toBe(STRANGER);
  const sent = JSON.stringify(collector.bodies);
  for (const text of ['whispered', 'guest.example', 'meera', '9876543210', 'Temple Road', 'Ravi', '570001']) {
    expect(sent).not.toContain(text);
  }
});

test('a job runs and logs under the id of the request that enqueued it', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  const origin = runInContext({ requestId: 'req-1' }, originOfJob);
  const tasks = withOrigins({ 'send-mail': async () => void log.info('sent') });
  await tasks['send-mail']?.({ _origin: origin }, { job: {} } as never);
  await tasks['send-mail']?.({}, { job: {} } as never);
  runInContext({ requestId: 'req-2' }, () => log.child({ reqId: 'req-3' }).info('answered'));
  log.info('started');

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'sent', reqId: 'req-1', job: 'send-mail' },
    { msg: 'sent', job: 'send-mail' },
    { msg: 'answered', reqId: 'req-3' },
    { msg: 'started' },
  ]);
  expect(lines[1]).not.toContain('reqId');
  expect(lines[2]).not.toContain('req-2');
  expect(lines[3]).not.toContain('reqId');
});

test.each([
  ['select "id" from "product" where "id" = $1', 'select product'],
  ['insert into "orders" ("id") values ($1) returning "id"', 'insert orders'],
  ['update "variant" set "reserved" = $1', 'update variant'],
  ['select extract(epoch from now()) as age from refund', 'select refund'],
  ['with due as (delete from job_outbox returning id) select * from due', 'with job_outbox'],
  ['commit', 'commit'],
])('the statement %s is named %s', (text, name) => {
  expect(statementName(text)).toBe(name);
});

test('a shop without a collector does not load OpenTelemetry', async () => {
  const program = `
    import module from 'node:module';
    const loaded = () => Object.keys(module._cache).filter((file) => file.includes('@opentelemetry/sdk-trace')).length;
    await import('${SRC}/app/open-web.ts');
    await import('${SRC}/app/open-worker.ts');
    const without = loaded();
    await import('${SRC}/platform/tracing/open-tracing.ts');
    console.log(JSON.stringify({ without, isSeen: loaded() > 0 }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(JSON.parse(stdout)).toEqual({ without: 0, isSeen: true });
}, 30_000);
