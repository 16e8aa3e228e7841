import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { getProduct } from '@gulmohar/contract/catalogue/product.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { program } from '../../testing/program.ts';
import { type ShopProcess, startShopProcess } from '../../testing/shop-process.ts';
import { connectToRunning } from '../platform/database/embedded/connect-to-running.ts';

const PROCESSES = 3;

let dataDir: string;
let shop: ShopProcess;
let db: pg.Client;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gulmohar-'));
  shop = await startShopProcess(dataDir, undefined, {
    WEB_CONCURRENCY: String(PROCESSES),
    LIMIT_FACTOR: '1',
    // Two more are let in, each a second later; after that a proof of work is required.
    LIMITS: 'login-address=8/60',
  });
  db = new pg.Client(await connectToRunning(dataDir));
  // The last test also ends the database.
  db.on('error', () => undefined);
  await db.connect();
});
afterAll(async () => {
  await db.end().catch(() => undefined);
  await shop.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

type Reply = { status: number; text: string };

/** Opens one kept-alive connection, which always reaches the same process. */
function connect() {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return (method: string, url: string, body?: object) =>
    new Promise<Reply>((resolve, reject) => {
      const headers = body && { 'content-type': 'application/json' };
      const request = http.request(`${shop.url}${url}`, { agent, method, headers }, async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode ?? 0, text });
      });
      request.on('error', reject);
      request.end(body && JSON.stringify(body));
    });
}

type Send = ReturnType<typeof connect>;

/**
 * Opens a connection to each process, identified by its count of `/healthz` requests. Processes take turns,
 * but the shop's jobs also connect.
 */
async function connectToEach(): Promise<Send[]> {
  const connections: Send[] = [];
  while (connections.length < PROCESSES) {
    const send = connect();
    const before = await Promise.all(connections.map(countHealthChecks));
    await send('GET', '/healthz');
    const after = await Promise.all(connections.map(countHealthChecks));
    if (isDeepStrictEqual(after, before)) connections.push(send);
  }
  return connections;
}

async function countHealthChecks(send: Send): Promise<number> {
  const { text } = await send('GET', '/metrics');
  return Number(/duration_seconds_count\{[^}]*route="\/healthz"[^}]*\} (\d+)/.exec(text)?.[1]);
}

function webProcesses(): number[] {
  const printed = execFileSync('pgrep', ['-P', String(shop.pid), '-f', path.basename(program('main'))], {
    encoding: 'utf8',
  });
  return printed.trim().split('\n').map(Number);
}

/** Whether a process exists; still true after it ended until its parent has noticed. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a new price and a new stock level reach every process, and rate limits count across all of them', async () => {
  const connections = await connectToEach();
  const { rows } = await db.query(`select product.id, price, on_hand - reserved as stock from product, variant
    where product_id = product.id and published_at is not null and not has_size and on_hand - reserved > 5 limit 1`);
  const { id, price, stock } = rows[0];
  const offerBy = async (send: Send) => {
    const { text } = await send('POST', `/api${getProduct.path}`, { productId: id });
    const { product } = JSON.parse(text);
    return [product.price, product.stock];
  };
  const expectOfAll = (offer: number[]) =>
    expect.poll(() => Promise.all(connections.map(offerBy))).toEqual(connections.map(() => offer));
  await expectOfAll([price / 100, stock]);
  await db.query('update variant set reserved = reserved + 3 where product_id = $1', [id]);
  await expectOfAll([price / 100, stock - 3]);
  await db.query('update product set price = price + 10000, mrp = null where id = $1', [id]);
  await expectOfAll([price / 100 + 100, stock - 3]);

  const login = (attempt: number) =>
    connections[attempt % PROCESSES]?.('POST', `/api${logIn.path}`, {
      email: `nobody-${attempt}@gulmohar.example`,
      password: 'x',
    });
  const statuses: (number | undefined)[] = [];
  for (let attempt = 0; attempt < 13; attempt++) statuses.push((await login(attempt))?.status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429, 429]);
});

test('each job is executed exactly once', async () => {
  // Counts every attempt to send, even one that the mailbox drops as a duplicate.
  await db.query(`create table attempt (message_id text);
    create function note_attempt() returns trigger language plpgsql as $$
      begin insert into attempt values (new.message_id); return new; end $$;
    create trigger attempts before insert on dev_mailbox for each row execute function note_attempt();
    insert into job_outbox (name, payload) select 'send-order-placed', json_build_object('orderId', id) from orders`);
  const waiting = `select (select count(*) from job_outbox) + (select count(*) from graphile_worker.jobs
    where task_identifier = 'send-order-placed') as left`;
  while (Number((await db.query(waiting)).rows[0].left) > 0) await wait(100);
  const { rows } = await db.query(`select count(*)::int as attempts, count(distinct message_id)::int as mails,
    (select count(*)::int from orders where email <> '') as orders from attempt`);
  expect(rows[0].orders).toBeGreaterThan(3);
  expect(rows[0]).toMatchObject({ attempts: rows[0].orders, mails: rows[0].orders });
});

test('a process that dies is replaced while the others keep answering', async () => {
  const [victim = 0] = webProcesses();
  process.kill(victim, 'SIGKILL');
  // A connection passed to the process before its end is noticed would be lost.
  while (isThere(victim)) await wait(50);
  for (let attempt = 0; attempt < 20; attempt++)
    expect((await connect()('GET', '/healthz')).status).toBe(200);
  while (webProcesses().length < PROCESSES) await wait(100);
  expect(webProcesses()).not.toContain(victim);
});

test('all processes end when the shop is asked to stop', async () => {
  const all = webProcesses();
  await shop.end('SIGTERM');
  for (const pid of all) expect(() => process.kill(pid, 0)).toThrow();
});
