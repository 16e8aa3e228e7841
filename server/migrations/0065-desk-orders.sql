-- The desk's work with orders: lists at any size, what staff wrote, money back without goods, where pieces lie.

-- Includes what the sales of a month are summed from, so that the sum reads nothing but the index.
create index orders_by_time on orders (placed_at desc, id desc) include (status, amount);
create index orders_by_status on orders (status, placed_at desc, id desc);
create index orders_by_words on orders using gin (lower(buyer_name || ' ' || email || ' ' || phone) gin_trgm_ops);
create index payment_by_order on payment (order_id);
create index return_request_by_status on return_request (status, requested_at desc, id desc);
create index return_request_by_time on return_request (requested_at desc, id desc);

create table order_note (
  id uuid primary key,
  order_id uuid not null references orders,
  -- A note is for the staff, a message went to the buyer.
  kind text not null check (kind in ('note', 'message')),
  subject text not null default '',
  text text not null,
  staff_name text not null,
  at timestamptz not null default now()
);
create index order_note_by_order on order_note (order_id, at);

-- Money back without goods: the browser's id for it, so that a repeated call promises nothing twice, and who gave it.
alter table refund
  add column request_id uuid,
  add column staff_name text;
create index refund_by_request on refund (request_id) where request_id is not null;

-- What the buyer was told with the step, for example why a return is not taken.
alter table return_event add column note text;

alter table variant add column place text not null default '';
comment on column variant.place is 'where it lies in the stock room, in the words of whoever packs';
