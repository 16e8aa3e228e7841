-- Tables like the shop's, with its keys and indexes but without foreign keys, checks and triggers. A variant's
-- row includes its price.
drop schema if exists bare cascade;
create schema bare;
create table bare.variant as
  select variant.id, product_id, size, on_hand, 0 as reserved, name, price, mrp, pictures[1] as picture
  from variant join product on product.id = product_id;
alter table bare.variant add primary key (id);
create unique index on bare.variant (product_id, size);
create table bare.checkout (
  id uuid primary key, buyer_key text not null, status text not null default 'open', snapshot jsonb not null,
  amount bigint not null, currency text not null, provider text not null, provider_order_id text unique,
  created_at timestamptz not null default now(), expires_at timestamptz not null);
create unique index on bare.checkout (buyer_key) where status = 'open';
create index on bare.checkout (expires_at) where status = 'open';
create table bare.reservation (
  checkout_id uuid not null, variant_id bigint not null, quantity int not null, primary key (checkout_id, variant_id));
create index on bare.reservation (variant_id);
create table bare.stock_movement (
  id bigint generated always as identity primary key, variant_id bigint not null, kind text not null,
  on_hand_change int not null default 0, reserved_change int not null default 0, checkout_id uuid,
  created_at timestamptz not null default now());
create index on bare.stock_movement (variant_id, id);
create index on bare.stock_movement (checkout_id);
create table bare.orders (
  id uuid primary key, checkout_id uuid not null unique, status text not null default 'Order Placed',
  email text not null, phone text not null, buyer_name text not null, address jsonb not null, amount bigint not null,
  currency text not null, payment_method text not null, placed_at timestamptz not null default now());
create index on bare.orders (placed_at, id);
create index on bare.orders (email);
create index on bare.orders (phone);
create index on bare.orders (status, placed_at);
create table bare.order_line (
  id uuid primary key, order_id uuid not null, position int not null, product_id text not null,
  variant_id bigint not null, name text not null, size text, picture text, unit_price int not null,
  quantity int not null, mrp int);
create unique index on bare.order_line (order_id, position);
create index on bare.order_line (variant_id);
create table bare.payment (
  id uuid primary key, provider text not null, provider_payment_id text not null unique, checkout_id uuid not null,
  order_id uuid, amount bigint not null, currency text not null, created_at timestamptz not null default now());
create index on bare.payment (checkout_id);
create index on bare.payment (order_id);
create table bare.order_event (
  id bigint generated always as identity primary key, order_id uuid not null, status text not null,
  actor text not null, created_at timestamptz not null default now());
create index on bare.order_event (order_id, id);
create table bare.job (
  id bigint generated always as identity primary key, name text not null, payload json not null,
  created_at timestamptz not null default now());
