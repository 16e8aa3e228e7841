import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import type { BareCheckoutOrder } from './bare-checkout.ts';

/**
 * The minimum of a guest's prepaid purchase: the shop's rows, in tables with its columns and indexes, written
 * by one statement for each of its three commits, and its two calls to the provider. It trusts all input.
 */
process.once('disconnect', () => process.exit());
const [message] = await once(process, 'message');
const { connection, sandbox, authorization, connections } = message as BareCheckoutOrder;

/** The shop's tables without foreign keys, checks and triggers; a variant's row includes its price. */
const TABLES = `
  create schema bare;
  ${[
    'checkout',
    'reservation',
    'stock_movement',
    'payment',
    'orders',
    'order_line',
    'order_event',
    'job_outbox',
  ]
    .map(
      (name) =>
        `create table bare.${name} (like public.${name} including defaults including identity including indexes);`,
    )
    .join('\n')}
  create table bare.variant as
    select variant.*, name, price, mrp, pictures[1] as picture from variant join product on product.id = product_id;
  alter table bare.variant add primary key (id);
  create unique index on bare.variant (product_id, size);
  update bare.variant set reserved = 0;
  insert into bare.stock_movement (variant_id, kind, on_hand_change) select id, 'received', on_hand from bare.variant;
  analyze bare.variant`;

const RESERVE = `
  with wanted as (
    select variant.id, wanted.quantity
    from unnest($3::text[], $4::text[], $5::int[]) as wanted (product_id, size, quantity)
    join bare.variant using (product_id, size)
    order by variant.id for no key update of variant
  ), taken as (
    update bare.variant set reserved = reserved + wanted.quantity from wanted where variant.id = wanted.id
  ), opened as (
    insert into bare.checkout (id, buyer_key, snapshot, amount, currency, provider, units, address_key, expires_at)
    select $1::uuid, $6::text, $2::jsonb, $7, 'INR', 'razorpay', sum(quantity), $6, now() + interval '15 minutes' from wanted
  ), reserved as (
    insert into bare.reservation (checkout_id, variant_id, quantity) select $1, id, quantity from wanted
  )
  insert into bare.stock_movement (variant_id, kind, reserved_change, checkout_id)
  select id, 'reserved', quantity, $1 from wanted`;

const KNOWN_TO_PROVIDER = 'update bare.checkout set provider_order_id = $2 where id = $1';

const PLACE = `
  with completed as (
    update bare.checkout set status = 'completed' where provider_order_id = $1
    returning id, amount, currency, snapshot -> 'guestInfo' as buyer, snapshot -> 'address' as address
  ), taken as (
    delete from bare.reservation using completed where checkout_id = completed.id returning variant_id, quantity
  ), sold as (
    select variant.*, quantity from bare.variant join taken on variant_id = variant.id
    order by variant.id for no key update of variant
  ), left_over as (
    update bare.variant set on_hand = variant.on_hand - quantity, reserved = variant.reserved - quantity
    from sold where variant.id = sold.id
  ), moved as (
    insert into bare.stock_movement (variant_id, kind, on_hand_change, reserved_change, checkout_id)
    select sold.id, 'sold', -quantity, -quantity, completed.id from sold, completed
  ), placed as (
    insert into bare.orders (id, checkout_id, email, phone, buyer_name, address, subtotal, shipping, amount, currency, payment_method)
    select $2::uuid, id, buyer ->> 'email', buyer ->> 'phone', buyer ->> 'name', address, amount, 0, amount, currency, $4 from completed
  ), paid as (
    insert into bare.payment (id, provider, provider_payment_id, checkout_id, order_id, amount, currency, method)
    select gen_random_uuid(), 'razorpay', $3, id, $2, amount, currency, $4 from completed
  ), begun as (
    insert into bare.order_event (order_id, status, actor) values ($2, 'Order Placed', 'shopper')
  ), queued as (
    insert into bare.job_outbox (name, payload)
    select name, json_build_object('orderId', $2) from unnest('{send-order-placed,notify-new-order}'::text[]) as name
  )
  insert into bare.order_line (id, order_id, position, product_id, variant_id, name, size, picture, unit_price, quantity, mrp)
  select gen_random_uuid(), $2, row_number() over (), product_id, id, name, size, picture, price, quantity, mrp from sold`;

const db = new pg.Pool({ ...connection, max: connections });
await db.query(TABLES);
const agent = new http.Agent({ keepAlive: true });

async function askProvider(
  method: string,
  path: string,
  body?: object,
): Promise<{ id: string; method: string }> {
  const headers = { authorization, 'content-type': 'application/json' };
  const request = http
    .request(`${sandbox}/v1${path}`, { agent, method, headers })
    .end(body && JSON.stringify(body));
  const [response] = await once(request, 'response');
  return (await json(response)) as { id: string; method: string };
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
  const columns = [
    items.map((item) => item._id),
    items.map((item) => item.size),
    items.map((item) => item.quantity),
  ];
  const values = [id, orderData, ...columns, guestInfo.email, amount];
  await db.query({ name: 'reserve', text: RESERVE, values });
  const order = await askProvider('POST', '/orders', { amount, currency: 'INR', receipt: id });
  await db.query({ name: 'known', text: KNOWN_TO_PROVIDER, values: [id, order.id] });
  return { key: '', amount, currency: 'INR', orderId: order.id, isPlaced: false };
}

type Paid = { razorpay_order_id: string; razorpay_payment_id: string };

async function verify({ razorpay_order_id, razorpay_payment_id }: Paid): Promise<object> {
  const payment = await askProvider('GET', `/payments/${razorpay_payment_id}`);
  const orderId = randomUUID();
  await db.query({
    name: 'place',
    text: PLACE,
    values: [razorpay_order_id, orderId, payment.id, payment.method],
  });
  return { orderId, message: 'Payment Successful!' };
}

const server = http.createServer(async (request, response) => {
  try {
    const body = (await json(request)) as Purchase & Paid;
    const answer = body.orderData ? await open(body) : await verify(body);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, ...answer }));
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
process.send?.(typeof address === 'object' ? address?.port : undefined);
