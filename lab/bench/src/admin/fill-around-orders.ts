import type pg from 'pg';

/**
 * Adds the data related to the orders of `fillOrders`: cash on delivery with remittances and courier charges,
 * shipments, coupons, subscribers, the audit log, alerts, visits, searches, webhooks, complaints, and sizes
 * that run low.
 */
export async function fillAroundOrders(client: pg.ClientBase): Promise<void> {
  await client.query("set session_replication_role = 'replica'");
  for (const statement of STATEMENTS) await client.query(statement);
  await client.query("set session_replication_role = 'origin'");
  await client.query('vacuum (analyze)');
}

/** Returns an SQL expression for the uuid of the n-th item of a kind. */
const id = (kind: string, n: string) => `md5('${kind}' || ${n})::uuid`;

const STATEMENTS = [
  'update variant set on_hand = reserved + 1 + id % 5 where id % 37 = 0 and on_hand > reserved + 5',
  `insert into coupon (id, code, name, discount_type, basis_points, starts_at)
     select ${id('coupon', 'n')}, 'CODE' || n, 'Coupon ' || n, 'percentage', 1000, now() - interval '1 day'
     from generate_series(1, 20000) as n`,
  `insert into newsletter_subscriber (email, status, requested_at, confirmed_at, unsubscribed_at)
     select 'reader' || n || '@reader.example',
            case when n % 10 = 0 then 'unsubscribed' when n % 7 = 0 then 'pending' else 'subscribed' end,
            at, case when n % 7 <> 0 then at end, case when n % 10 = 0 then at + interval '30 days' end
     from generate_series(1, 500000) as n, lateral (select now() - (n % 730) * interval '1 day' as at) as asked`,
  `insert into audit_entry (at, staff_name, action, subject, before, after)
     select now() - (2000000 - n) * interval '30 seconds', 'Meera Rao', 'order.move', ${id('order', 'n')},
            '{"status":"Packing"}', '{"status":"Shipped"}' from generate_series(1, 2000000) as n`,
  // A fifth is paid by cash on delivery.
  "update parcel set cod_due = 129900 where right(tracking_number, 1) in ('3', '7')",
  `insert into payment (id, provider, provider_payment_id, checkout_id, order_id, amount, currency, method, captured_at)
     select ${id('cash', 'parcel.id')}, 'cod', 'cod_' || parcel.id, checkout_id, orders.id, 129900, 'INR', 'Cash on delivery', state_at
     from parcel join orders on orders.id = order_id where cod_due > 0 and state = 'delivered'`,
  `insert into remittance (id, reference, file_name, staff_name)
     select ${id('remittance', 'n')}, 'R' || n, 'cash.csv', 'Meera Rao' from generate_series(0, 699) as n`,
  `insert into remittance_line (remittance_id, line, amount, parcel_id)
     select ${id('remittance', '(n % 700)')}, n, 129900, id
     from (select id, row_number() over (order by state_at) as n from parcel where cod_due > 0 and state = 'delivered') as cash
     where n % 50 <> 0`,
  `insert into courier_bill (id, template, file_name, file_hash, staff_name)
     select ${id('bill', 'n')}, 'delhivery', 'bill ' || n, sha256(n::text::bytea), 'Meera Rao' from generate_series(0, 103) as n`,
  `insert into courier_bill_line (bill_id, line, charge_hash, parcel_id, tracking_number, kind, billed_on, amount, expected_amount, state)
     select ${id('bill', '(n * 104 / (count + 1))')}, n, sha256(id::text::bytea), id, tracking_number, 'forward', state_at::date, 7000, 7000,
            case when n % 50 = 0 then 'dispute' else 'agreed' end
     from (select id, tracking_number, state_at, row_number() over (order by state_at) as n, count(*) over () as count
           from parcel) as charged`,
  `insert into shipment (id, order_id, parcel_id, courier, reference, state, weight_grams, length_cm, width_cm, height_cm,
                         tracking_number, staff_name, created_at, track_at, scanned_at, tracked_at)
     select ${id('shipment', 'id')}, order_id, id, 'delhivery', id::text, 'booked', 400, 30, 25, 5, tracking_number, 'Meera Rao',
            created_at, case when state <> 'delivered' then now() end, now() - interval '1 hour', now() from parcel`,
  `insert into stock_alert (id, product_id, size, email, status, requested_at)
     select ${id('alert', 'n')}, product_id, size, 'waits' || n || '@reader.example', case when n % 3 = 0 then 'pending' else 'active' end,
            now() - (n % 300) * interval '1 day'
     from (select product_id, size, row_number() over (order by id) as n from variant, generate_series(1, 10)
           where on_hand <= reserved) as gone`,
  `insert into visit_count (hour, visits) select date_trunc('hour', now()) - n * interval '1 hour', 900 from generate_series(0, 9599) as n`,
  `insert into search_count (day, search, shown, empty, opened)
     select current_date - day, 'search ' || n, 5, n % 5, n % 3 from generate_series(0, 40) as day, generate_series(1, 5000) as n`,
  `insert into webhook_event (provider, id, kind, provider_order_id, received_at, settled_at)
     select 'razorpay', 'evt_' || n, case when n % 20 = 0 then 'payment.failed' else 'payment.captured' end, 'order_' || n,
            now() - (300000 - n) * interval '20 seconds', now() from generate_series(1, 300000) as n`,
  `insert into grievance (id, ticket, name, email, text, received_at, answered_at, answered_by)
     select ${id('complaint', 'n')}, 'T' || n, 'Asha Rao', 'asha' || n || '@reader.example', 'Where is it?', now() - n * interval '1 hour',
            case when n > 40 then now() end, case when n > 40 then 'Meera Rao' end from generate_series(1, 20000) as n`,
];
