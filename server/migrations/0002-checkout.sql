-- From a priced cart to a paid order. Amounts are paise.
create table checkout (
  id uuid primary key,
  -- Who is buying: one open checkout each, a new one replaces it.
  buyer_key text not null,
  status text not null default 'open' check (status in ('open', 'completed', 'expired', 'replaced', 'refunded')),
  snapshot jsonb not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  provider text not null,
  provider_order_id text unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index checkout_one_open on checkout (buyer_key) where status = 'open';
create index checkout_expiring on checkout (expires_at) where status = 'open';

-- Active reservations only; what became of the others stands in the stock ledger.
create table reservation (
  checkout_id uuid not null references checkout,
  variant_id bigint not null references variant,
  quantity integer not null check (quantity > 0),
  primary key (checkout_id, variant_id)
);

create table orders (
  id uuid primary key,
  checkout_id uuid not null unique references checkout,
  status text not null default 'Order Placed'
    check (status in ('Order Placed', 'Packing', 'Shipped', 'Out for delivery', 'Delivered', 'Cancelled')),
  email text not null,
  phone text not null,
  buyer_name text not null,
  address jsonb not null,
  subtotal bigint not null check (subtotal >= 0),
  shipping bigint not null check (shipping >= 0),
  amount bigint not null,
  currency text not null,
  payment_method text not null,
  placed_at timestamptz not null default now(),
  constraint amount_adds_up check (amount = subtotal + shipping)
);
create index orders_by_email on orders (email, placed_at desc, id desc);
create index orders_by_phone on orders (phone, placed_at desc, id desc);

create table order_line (
  id uuid primary key,
  order_id uuid not null references orders,
  position smallint not null,
  product_id text not null references product,
  variant_id bigint not null references variant,
  name text not null,
  size text,
  picture text,
  unit_price bigint not null check (unit_price >= 0),
  quantity integer not null check (quantity > 0),
  unique (order_id, position)
);

create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  status text not null,
  actor text not null,
  at timestamptz not null default now()
);
create index order_event_by_order on order_event (order_id, id);

-- Money that the provider holds for us; each provider payment counts once, for one order or for a refund.
create table payment (
  id uuid primary key,
  provider text not null,
  provider_payment_id text not null,
  checkout_id uuid not null references checkout,
  order_id uuid references orders,
  amount bigint not null check (amount > 0),
  currency text not null,
  method text not null,
  captured_at timestamptz not null default now(),
  unique (provider, provider_payment_id)
);
create index payment_by_checkout on payment (checkout_id);

-- The id is the idempotency key that the provider gets.
create table refund (
  id uuid primary key,
  payment_id uuid not null references payment,
  amount bigint not null check (amount > 0),
  reason text not null,
  status text not null default 'pending' check (status in ('pending', 'processed', 'failed')),
  provider_refund_id text,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index refund_by_payment on refund (payment_id);

-- Demo mode's postman: every e-mail that the shop sent. The id makes a second delivery of the same mail a no-op.
create table dev_mailbox (
  message_id text primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  at timestamptz not null default now()
);
create index dev_mailbox_newest on dev_mailbox (at desc);

-- Counters of rate-limiter-flexible; losing them in a crash only forgives some attempts.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
