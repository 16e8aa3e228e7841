-- Orders of the shop that was before this one: to be read, outside the ledger, GST, invoices and returns
-- (docs/decisions/shop-import.md). Amounts are paise.
create table past_order (
  id uuid primary key,
  import_id uuid references shop_import on delete set null,
  number text not null unique,
  placed_at timestamptz not null,
  status text not null check (status in ('sent', 'not-sent', 'cancelled', 'refunded')),
  email text not null,
  phone text not null,
  name text not null,
  address text not null,
  lines jsonb not null,
  total bigint not null,
  refunded bigint not null,
  payment_method text not null
);
comment on column past_order.lines is 'what was bought: [{"name": …, "sku": …, "quantity": …, "price": …}]';
create index past_order_by_email on past_order (email, placed_at);
create index past_order_by_time on past_order (placed_at, id);
