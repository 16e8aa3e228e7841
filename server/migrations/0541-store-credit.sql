-- Store credit: money that the shop owes a shopper, usable only here and never paid out. The account stays without
-- its shopper when they leave, so that the entries still add up.
create table credit_account (
  id uuid primary key,
  user_id uuid unique references users on delete set null,
  balance bigint not null default 0 check (balance >= 0)
);

-- What staff gave or took. The id is the browser's, so that repeating a request changes nothing.
create table credit_grant (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  amount bigint not null check (amount <> 0),
  reason text not null,
  state text not null check (state in ('approval', 'made', 'refused')),
  staff_id uuid references staff on delete set null,
  staff_name text not null,
  decided_by text,
  created_at timestamptz not null default now()
);
create index on credit_grant (user_id, created_at);
create index on credit_grant (created_at) where state = 'approval';

-- Only added to. 'spent' and 'released': by a checkout; 'refunded': money of an order, given as credit; 'returned':
-- credit that had paid for an order.
create table credit_entry (
  id bigint generated always as identity primary key,
  account_id uuid not null references credit_account,
  kind text not null check (kind in ('given', 'taken', 'refunded', 'returned', 'spent', 'released', 'expired')),
  amount bigint not null check (amount <> 0),
  checkout_id uuid references checkout,
  refund_id uuid unique references refund,
  grant_id uuid unique references credit_grant on delete set null,
  expires_at timestamptz,
  at timestamptz not null default now(),
  check ((amount > 0) = (kind in ('given', 'refunded', 'returned', 'released'))),
  check ((checkout_id is not null) = (kind in ('spent', 'released'))),
  check ((refund_id is not null) = (kind in ('refunded', 'returned')))
);
create index on credit_entry (account_id, id);
create index on credit_entry (checkout_id) where checkout_id is not null;

create function apply_credit_entry() returns trigger language plpgsql as $$
begin
  update credit_account set balance = balance + new.amount where id = new.account_id;
  return null;
end $$;
create trigger credit_entry_applies after insert on credit_entry
  for each row execute function apply_credit_entry();

-- How much of a checkout's total is paid by credit; `amount` is the rest.
alter table checkout add column credit bigint not null default 0 check (credit >= 0);

-- Whether the buyer chose store credit instead of the money.
alter table return_request add column to_credit boolean not null default false;
alter table refund add column to_credit boolean not null default false;
