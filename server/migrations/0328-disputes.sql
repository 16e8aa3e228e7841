-- Payments that a buyer disputes at the bank, as the provider has them.
create table dispute (
  provider_dispute_id text not null,
  payment_id uuid not null references payment on delete cascade,
  -- Paise: disputed, and taken from the shop's account so far.
  amount bigint not null check (amount > 0),
  deducted bigint not null default 0 check (deducted >= 0),
  status text not null check (status in ('open', 'under_review', 'won', 'lost', 'closed')),
  reason text not null,
  respond_by timestamptz,
  opened_at timestamptz not null,
  primary key (payment_id, provider_dispute_id)
);
alter table webhook_event add column provider_dispute_id text;

create table sandbox.dispute (
  id text primary key,
  payment_id text not null,
  amount bigint not null,
  amount_deducted bigint not null,
  status text not null,
  created_at timestamptz not null default now()
);
