-- The books of Stripe's sandbox, as 0100 has them for Razorpay's.
create table sandbox.stripe_session (
  id text primary key,
  amount bigint not null,
  currency text not null,
  name text not null,
  client_reference_id text not null,
  success_url text not null,
  cancel_url text not null,
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  idempotency_key text unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table sandbox.stripe_payment (
  id text primary key,
  session_id text not null unique references sandbox.stripe_session,
  amount bigint not null,
  currency text not null,
  method text not null,
  -- A payment's own: processing goes on to succeeded or to requires_payment_method.
  status text not null check (status in ('processing', 'succeeded', 'requires_payment_method')),
  refunded bigint not null default 0 check (refunded <= amount),
  created_at timestamptz not null default now()
);

create table sandbox.stripe_refund (
  id text primary key,
  payment_id text not null references sandbox.stripe_payment,
  amount bigint not null check (amount > 0),
  metadata jsonb not null default '{}',
  idempotency_key text unique,
  created_at timestamptz not null default now()
);
create index stripe_refund_by_payment on sandbox.stripe_refund (payment_id);
