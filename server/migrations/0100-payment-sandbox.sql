-- The payment sandbox's own books, apart from the shop's: they stand for what a provider keeps on its side.
create schema sandbox;

create table sandbox.provider_order (
  id text primary key,
  amount bigint not null,
  currency text not null,
  receipt text not null unique,
  status text not null default 'created',
  created_at timestamptz not null default now()
);

create table sandbox.payment (
  id text primary key,
  order_id text not null references sandbox.provider_order,
  amount bigint not null,
  currency text not null,
  status text not null,
  method text not null,
  refunded bigint not null default 0 check (refunded <= amount),
  created_at timestamptz not null default now()
);
create index payment_by_order on sandbox.payment (order_id);

create table sandbox.refund (
  id text primary key,
  payment_id text not null references sandbox.payment,
  amount bigint not null check (amount > 0),
  idempotency_key text unique,
  created_at timestamptz not null default now()
);
