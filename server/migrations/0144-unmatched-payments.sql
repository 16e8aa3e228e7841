-- Captured money without an order, as the providers' ledgers show it: after a fail-over or a restore that lost orders.
create table unmatched_payment (
  provider text not null,
  provider_payment_id text not null,
  amount bigint not null,
  currency text not null,
  -- Of the provider's order, which names the checkout as its receipt; the checkout may be lost.
  provider_order_id text,
  checkout_id uuid,
  -- This shop opened the order. Money for anything else is left alone.
  is_ours boolean not null,
  captured_at timestamptz not null,
  found_at timestamptz not null default now(),
  primary key (provider, provider_payment_id)
);

-- Up to when a provider's ledger was compared. A restored database goes on from where it was backed up.
create table ledger_position (
  provider text primary key,
  read_until timestamptz not null
);
