create table sandbox.stripe_dispute (
  id text primary key,
  payment_id text not null,
  amount bigint not null check (amount > 0),
  status text not null,
  created_at timestamptz not null default now()
);
