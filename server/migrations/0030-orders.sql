-- What comes after the purchase: the parcel, returns of single items, and codes for tracking without an account.
alter table orders
  add column courier text,
  add column tracking_number text;
-- The last eight characters are what shoppers and operators call an order by.
create index orders_by_short_id on orders (right(id::text, 8));

-- One a line, whatever becomes of it. The refund is known from the start: what was paid for these pieces.
create table return_request (
  id uuid primary key,
  order_id uuid not null references orders,
  line_id uuid not null unique references order_line,
  reason text not null check (reason <> ''),
  status text not null default 'Return Requested'
    check (status in ('Return Requested', 'Return Approved', 'Returned', 'Refunded', 'Return Rejected')),
  refund_amount bigint not null check (refund_amount >= 0),
  requested_at timestamptz not null default now()
);
create index return_request_by_order on return_request (order_id);
create index return_request_by_short_id on return_request (right(id::text, 8));
create index return_request_open on return_request (requested_at)
  where status in ('Return Requested', 'Return Approved', 'Returned');

create table return_event (
  id bigint generated always as identity primary key,
  return_id uuid not null references return_request,
  status text not null,
  actor text not null,
  at timestamptz not null default now()
);
create index return_event_by_return on return_event (return_id, id);

-- The one code that is good for an address; only a keyed hash of it.
create table tracking_code (
  email text primary key,
  code_hash bytea not null,
  tries_left smallint not null,
  expires_at timestamptz not null
);
