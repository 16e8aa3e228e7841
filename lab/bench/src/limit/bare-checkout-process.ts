import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import type { BareCheckoutOrder } from './bare-checkout.ts';
import { reportPort } from './report-port.ts';

/**
 * The minimum of a guest's prepaid purchase: rows like the shop's, written by one statement for each of its
 * three commits, and its two calls to the provider. It trusts all input.
 */
process.once('disconnect', () => process.exit());
const [message] = await once(process, 'message');
const { connection, sandbox, authorization } = message as BareCheckoutOrder;

const statement = (name: string) =>
  readFile(path.join(import.meta.dirname, `bare-checkout/${name}.sql`), 'utf8');
const [tables, reserve, place] = await Promise.all(['tables', 'reserve', 'place'].map(statement));
const KNOWN_TO_PROVIDER = 'update bare.checkout set provider_order_id = $2 where id = $1';

// The shop's default.
const db = new pg.Pool({ ...connection, max: 20 });
await db.query(tables ?? '');
const agent = new http.Agent({ keepAlive: true });

async function askProvider(method: string, path: string, body?: object): Promise<{ id: string }> {
  const headers = { authorization, 'content-type': 'application/json' };
  const request = http
    .request(`${sandbox}/v1${path}`, { agent, method, headers })
    .end(body && JSON.stringify(body));
  const [response] = await once(request, 'response');
  return (await json(response)) as { id: string };
}

type Purchase = {
  amount: number;
  orderData: {
    items: { _id: string; size: string; quantity: number }[];
    guestInfo: { email: string };
  };
};

async function open({ amount: rupees, orderData }: Purchase): Promise<object> {
  const id = randomUUID();
  const amount = Math.round(rupees * 100);
  const { items, guestInfo } = orderData;
  const lines = [
    items.map((item) => item._id),
    items.map((item) => item.size),
    items.map((item) => item.quantity),
  ];
  const values = [id, orderData, ...lines, guestInfo.email, amount];
  await db.query({ name: 'reserve', text: reserve ?? '', values });
  const order = await askProvider('POST', '/orders', { amount, currency: 'INR', receipt: id });
  await db.query({ name: 'known', text: KNOWN_TO_PROVIDER, values: [id, order.id] });
  return { amount, orderId: order.id };
}

type Paid = { razorpay_order_id: string; razorpay_payment_id: string };

async function verify({ razorpay_order_id, razorpay_payment_id }: Paid): Promise<object> {
  const payment = await askProvider('GET', `/payments/${razorpay_payment_id}`);
  const orderId = randomUUID();
  await db.query({ name: 'place', text: place ?? '', values: [razorpay_order_id, orderId, payment.id] });
  return { orderId };
}

await reportPort(
  http.createServer(async (request, response) => {
    const body = (await json(request)) as Purchase & Paid;
    const answer = body.orderData ? await open(body) : await verify(body);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  }),
);
