-- Orders that the staff take by phone: each is a checkout like any other, with what only the staff need to know of it.
create table draft_order (
  id uuid primary key,
  -- The one that holds its units now; an earlier one was replaced when the draft was changed.
  checkout_id uuid not null unique references checkout on delete cascade,
  -- Who saved it last.
  staff_name text not null,
  -- Why the staff give a discount; null: they give none.
  discount_reason text,
  -- The provider's page where the buyer pays; null: no link was made.
  link_url text,
  link_sent_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  constraint draft_order_link_is_sent check ((link_url is null) = (link_sent_at is null))
);
create index draft_order_newest on draft_order (created_at desc, id desc);

-- The sandbox's own payment links.
create table sandbox.payment_link (
  id text primary key,
  reference_id text not null unique,
  amount bigint not null,
  currency text not null,
  description text not null,
  notes jsonb not null,
  callback_url text not null,
  status text not null default 'created' check (status in ('created', 'paid', 'cancelled')),
  -- Opened when somebody pays for the first time.
  order_id text references sandbox.provider_order,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
