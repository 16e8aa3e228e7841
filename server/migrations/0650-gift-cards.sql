-- Gift cards: a code that puts its amount on the account of whoever enters it, as store credit. Bought by a payment
-- of a checkout without lines, or issued by staff. The code is made when it is sent, and only its hash can be looked up.
create table gift_card (
  id uuid primary key,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('unpaid', 'valid', 'redeemed', 'cancelled')),
  checkout_id uuid unique references checkout,
  payment_id uuid unique references payment,
  payment_url text,
  code_hash bytea unique,
  sealed_code bytea,
  buyer_name text not null default '',
  buyer_email text not null default '',
  recipient_name text not null,
  recipient_email text not null,
  gift_message text not null default '',
  send_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  staff_id uuid references staff on delete set null,
  staff_name text,
  reason text not null default '',
  created_at timestamptz not null default now(),
  check ((staff_name is null) = (checkout_id is not null)),
  check (checkout_id is null or (state = 'unpaid') = (payment_id is null))
);
create index on gift_card (created_at, id);
create index on gift_card (ended_at) where ended_at is not null;

-- 'gift-card': the amount of a card, put on the account by its code.
alter table credit_entry
  add column gift_card_id uuid unique references gift_card,
  drop constraint credit_entry_kind_check,
  drop constraint credit_entry_check,
  add constraint credit_entry_kind_check
    check (kind in ('given', 'gift-card', 'taken', 'refunded', 'returned', 'spent', 'released', 'expired')),
  add constraint credit_entry_sign_check
    check ((amount > 0) = (kind in ('given', 'gift-card', 'refunded', 'returned', 'released'))),
  add constraint credit_entry_gift_card_check check ((gift_card_id is not null) = (kind = 'gift-card'));
