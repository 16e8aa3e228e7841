-- Refunds of cash that are paid to the buyer's UPI id or bank account by a provider of payouts: each attempt is a row.
create table payout (
  -- What the provider knows it by: idempotency key and reference. The first attempt has the refund's own id.
  id uuid primary key,
  refund_id uuid not null references refund,
  attempt smallint not null check (attempt > 0),
  -- Paise.
  amount bigint not null check (amount >= 100),
  kind text not null check (kind in ('vpa', 'bank_account')),
  -- Whom it goes to, so far hidden that the staff tell two of them apart: a•••@okaxis.
  payee_hint text not null,
  -- The same in full, sealed; gone as soon as the payout is at its end.
  payee_sealed bytea,
  -- `approval`: a second member of staff has to agree. `asked`: whether the provider has it is not known. `withdrawn`: by
  -- the staff, before the provider was asked. The others are the provider's.
  state text not null check (state in ('approval', 'asked', 'pending', 'queued', 'scheduled', 'processing', 'processed',
    'reversed', 'cancelled', 'rejected', 'failed', 'withdrawn')),
  provider_payout_id text unique,
  -- The bank's (UTR); often known only after the payout is processed.
  bank_reference text,
  -- Why it failed, or waits.
  problem text,
  staff_id uuid references staff on delete set null,
  staff_name text not null,
  approved_by text,
  created_at timestamptz not null default now(),
  -- When the provider was asked last; null: never.
  asked_at timestamptz,
  -- When its state was reached.
  state_at timestamptz not null default now(),
  unique (refund_id, attempt),
  constraint payout_known check (provider_payout_id is not null or state not in ('pending', 'queued', 'scheduled', 'processing',
    'processed', 'reversed'))
);
-- A refund is paid once: another attempt only after the one before has failed for certain.
create unique index payout_once on payout (refund_id)
  where state not in ('reversed', 'cancelled', 'rejected', 'failed', 'withdrawn');
create index payout_to_follow on payout (created_at)
  where state in ('asked', 'pending', 'queued', 'scheduled', 'processing');
create index payout_processed on payout (state_at) where state = 'processed';

alter table webhook_event add column provider_payout_id text;

-- The ledger of the sandbox's payouts.
create table sandbox.payout (
  id text primary key,
  idempotency_key text not null unique,
  -- What was asked for; the same key with something else is refused.
  body jsonb not null,
  reference_id text not null,
  amount bigint not null check (amount >= 100),
  scenario text not null,
  created_at timestamptz not null default now()
);
create index sandbox_payout_by_reference on sandbox.payout (reference_id);
-- How often a scenario has already misbehaved for a key.
create table sandbox.payout_fault (idempotency_key text primary key, times integer not null);
