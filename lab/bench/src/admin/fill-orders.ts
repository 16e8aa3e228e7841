import type pg from 'pg';
import { withoutIndexes } from '../catalogue/without-indexes.ts';

const FIRST_NAMES =
  'Aarti Aditi Ananya Anita Asha Bhavna Chitra Deepa Devika Divya Esha Farida Gauri Geeta Hema Indu Isha Jaya Jyoti Kavita Kavya Kiran Komal Lakshmi Lata Leela Madhu Mala Manju Meena Meera Mohini Nalini Nandini Neha Nisha Padma Pallavi Pooja Prema Priya Radha Rani Rekha Renu Revathi Rina Ritu Roopa Sangeeta Sarita Seema Shanta Shilpa Shobha Sita Smita Sneha Sudha Uma Usha Vandana Vidya Yamini Zoya';
const LAST_NAMES =
  'Agarwal Banerjee Bhat Chatterjee Chauhan Choudhary Das Desai Deshpande Dutta Ghosh Gill Gowda Gupta Hegde Iyengar Iyer Jain Joshi Kapoor Kaur Khan Kulkarni Kumar Malhotra Mehta Menon Mishra Mukherjee Naidu Nair Nayak Pandey Patel Patil Pillai Rao Rathore Reddy Roy Saxena Sen Shah Sharma Shetty Singh Sinha Tiwari Varma Verma Yadav';
const CITIES = 'Mysuru Jaipur Kochi Pune Lucknow Indore Surat Kolkata Chennai Bhopal Nagpur Patna';

/** Orders per shopper. */
const ORDERS_EACH = 5;
const DAYS = 730;

/**
 * Fills a database that has the reference catalogue with this many orders over two years: their shoppers
 * (half of them with an account), lines, events, payments, some returns and refunds. Always the same, because
 * everything is derived from a hash of the order's number. For measuring reads only; stock, coupons and the
 * provider have no record of these orders.
 */
export async function fillOrders(client: pg.ClientBase, orders: number): Promise<void> {
  await client.query("set session_replication_role = 'replica'");
  await client.query(HELPERS, []);
  await client.query('select setseed(0.42)');
  await withoutIndexes(
    client,
    ['orders', 'order_line', 'order_event', 'checkout', 'payment', 'parcel', 'tax_document'],
    async () => {
      for (const statement of statements(orders)) await client.query(statement);
    },
  );
  await client.query("set session_replication_role = 'origin'");
  await client.query('vacuum (analyze)');
}

/**
 * `pick(n, salt, count)`: a pseudo-random number below `count`. `made_id`: the id of the n-th item of a kind,
 * which like the shop's ids ascends with time and has a pseudo-random end.
 */
const HELPERS = `
  create function pg_temp.pick(n bigint, salt int, count int) returns int language sql immutable as
    $$ select (hashint8extended(n, salt) & 2147483647)::int % count $$;
  create function pg_temp.word(n bigint, salt int, words text) returns text language sql immutable as
    $$ select (string_to_array(words, ' '))[1 + pg_temp.pick(n, salt, array_length(string_to_array(words, ' '), 1))] $$;
  create function pg_temp.made_id(kind text, n bigint) returns uuid language sql immutable as
    $$ select (lpad(to_hex(1750000000000 + n), 12, '0') || '7' || substr(md5(kind || n), 14, 3) || '8' || substr(md5(kind || n), 18))::uuid $$;
  create temp table goods as
    select row_number() over (order by variant.id) as n, variant.id as variant_id, product_id, product.name, size, price
    from variant join product on product.id = product_id;
  create index on goods (n);
  analyze goods`;

function statements(orders: number): string[] {
  const shoppers = Math.ceil(orders / ORDERS_EACH);
  return [
    `create temp table shopper as
       select n, first || ' ' || last as name, lower(first || '.' || last) || n || '@shopper.example' as email,
              (6 + pg_temp.pick(n, 3, 4)) || lpad((pg_temp.pick(n, 4, 999999937))::text, 9, '0') as phone,
              jsonb_build_object('firstName', first, 'lastName', last, 'street', '12 Temple Road', 'zipcode', (570001 + pg_temp.pick(n, 9, 200))::text,
                'city', pg_temp.word(n, 5, '${CITIES}'), 'state', 'Karnataka', 'country', 'India') as place
       from generate_series(1, ${shoppers}) as n,
            lateral (select pg_temp.word(n, 1, '${FIRST_NAMES}') as first, pg_temp.word(n, 2, '${LAST_NAMES}') as last) as w`,
    'create index on shopper (n)',
    `insert into users (id, email, password_hash, name, phone, address, preferences, joined_at, email_confirmed_at)
       select pg_temp.made_id('user', n), email, 'none', name, phone, place, '{}', now() - pg_temp.pick(n, 6, ${DAYS}) * interval '1 day', now()
       from shopper where n % 2 = 0`,
    `create temp table made as
       select n, pg_temp.made_id('order', n) as id, pg_temp.made_id('checkout', n) as checkout_id,
              1 + pg_temp.pick(n, 7, ${shoppers}) as shopper, 1 + pg_temp.pick(n, 8, 2) as lines,
              now() - (${orders} - n) * interval '${(DAYS * 86_400) / orders} seconds' as placed_at
       from generate_series(1, ${orders}) as n`,
    `insert into order_line (id, order_id, position, product_id, variant_id, name, size, unit_price, quantity)
       select pg_temp.made_id('line', made.n * 2 + line), made.id, line, product_id, variant_id, name, size, price, 1 + pg_temp.pick(made.n, 20 + line, 2)
       from made cross join generate_series(0, lines - 1) as line
       join goods on goods.n = 1 + pg_temp.pick(made.n, 10 + line, (select count(*)::int from goods))`,
    `insert into checkout (id, user_id, buyer_key, status, snapshot, amount, currency, provider, created_at, expires_at)
       select checkout_id, case when shopper % 2 = 0 then pg_temp.made_id('user', shopper) end, 'shopper:' || shopper, 'completed',
              null, 0, 'INR', 'razorpay', placed_at, placed_at from made`,
    `insert into orders (id, checkout_id, user_id, email, phone, buyer_name, address, subtotal, shipping, amount, currency,
                         payment_method, placed_at, status)
       select made.id, checkout_id, case when shopper % 2 = 0 then pg_temp.made_id('user', shopper) end,
              email, phone, name, place || jsonb_build_object('email', email, 'phone', phone), sum, 0, sum, 'INR', 'card', placed_at,
              case when made.n % 50 = 0 then 'Cancelled' when ${orders} - made.n < 400 then 'Order Placed'
                   when ${orders} - made.n < 900 then 'Packing' when ${orders} - made.n < 4000 then 'Shipped'
                   when ${orders} - made.n < 5000 then 'Out for delivery' else 'Delivered' end
       from made join shopper on shopper.n = made.shopper
       join (select order_id, sum(unit_price * quantity) as sum from order_line group by 1) as cost on cost.order_id = made.id
       order by made.n`,
    `insert into order_event (order_id, status, actor, at)
       select id, step, 'operator', placed_at + (day - 1) * interval '1 day'
       from made, unnest(array['Order Placed', 'Packing', 'Shipped', 'Delivered']) with ordinality as s (step, day)`,
    `insert into parcel (id, order_id, number, courier, tracking_number, state, state_at, created_at)
       select pg_temp.made_id('parcel', n), made.id, 1, 'Delhivery', 'AWB' || lpad(n::text, 9, '0'),
              case status when 'Shipped' then 'in_transit' when 'Out for delivery' then 'out_for_delivery' else 'delivered' end,
              made.placed_at + interval '2 days', made.placed_at + interval '2 days'
       from made join orders on orders.id = made.id where status in ('Shipped', 'Out for delivery', 'Delivered')`,
    `insert into parcel_line (parcel_id, line_id)
       select parcel.id, order_line.id from parcel join order_line using (order_id)`,
    `insert into tax_document (id, kind, number, order_id, issued_at, content)
       select pg_temp.made_id('document', n), 'invoice', 'G/26-27/' || lpad(n::text, 8, '0'), id, placed_at, '{}' from made`,
    `insert into payment (id, provider, provider_payment_id, checkout_id, order_id, amount, currency, method, captured_at)
       select pg_temp.made_id('payment', n), 'razorpay', 'pay_' || n, made.checkout_id, made.id, amount, 'INR', 'card', made.placed_at
       from made join orders on orders.id = made.id where amount > 0`,
    `insert into refund (id, payment_id, amount, reason, status, created_at, settled_at)
       select pg_temp.made_id('refund', n), pg_temp.made_id('payment', n), 100, 'item returned',
              (array['processed', 'processed', 'processed', 'failed'])[1 + pg_temp.pick(n, 31, 4)], placed_at, placed_at
       from made where n % 40 = 1`,
    `insert into return_request (id, order_id, line_id, paid_line_id, reason, status, refund_amount, requested_at)
       select pg_temp.made_id('return', n), id, pg_temp.made_id('line', n * 2), pg_temp.made_id('line', n * 2), 'Too tight',
              case when ${orders} - n < 3000 then 'Return Requested' else 'Refunded' end, 100, placed_at + interval '6 days'
       from made where n % 25 = 3`,
  ];
}
