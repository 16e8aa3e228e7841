-- The shop's accounts at payment providers that the owner entered in the admin; those of the environment come first.
create table payment_account (
  provider text primary key check (provider in ('razorpay', 'stripe', 'sabpaisa')),
  sealed bytea not null,
  changed_at timestamptz not null default now()
);
comment on column payment_account.sealed is 'the keys as JSON, sealed with the connection key';

create trigger payment_account_invalidates after insert or update or delete or truncate on payment_account
  for each statement execute function record_invalidation('all');
