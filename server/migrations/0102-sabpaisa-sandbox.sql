-- The books of SabPaisa's sandbox, as 0100 has them for Razorpay's.
create table sandbox.sabpaisa_transaction (
  client_txn_id text primary key,
  -- SabPaisa's own id.
  sabpaisa_txn_id text not null unique,
  payer_name text not null,
  payer_email text not null,
  payer_mobile text not null,
  amount bigint not null check (amount > 0),
  callback_url text not null,
  payment_mode text not null default 'NA',
  -- As in SabPaisa's guide: initiated, success, aborted, failure, challan generated.
  status_code text not null default '0100' check (status_code in ('0100', '0000', '0200', '0300', '0400')),
  created_at timestamptz not null default now()
);
