-- Updates about orders by WhatsApp and SMS. One row for each channel that was tried.
create table order_message (
  id uuid primary key,
  order_id uuid not null references orders,
  event text not null check (event in (
    'order_placed', 'confirm_order', 'shipped', 'out_for_delivery', 'cash_due', 'attempt_failed', 'delivered', 'returning',
    'cancelled', 'refunded'
  )),
  -- What it is about, so that the buyer is told once: the event of a parcel or of the order.
  occasion text not null,
  channel text not null check (channel in ('whatsapp', 'sms')),
  recipient text not null,
  -- The values of its fields, by name; the link's code is made when it is sent.
  field_values jsonb not null,
  -- unknown: it was sent, or was about to be, and the answer was lost. It is not sent again.
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'unknown', 'sent', 'delivered', 'read', 'failed')),
  state_at timestamptz not null default now(),
  -- Its id at the provider.
  provider_message_id text,
  -- Why it failed, as the provider says.
  fault text,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  constraint order_message_once unique (occasion, channel)
);
create index order_message_by_order on order_message (order_id);
create unique index order_message_by_provider on order_message (channel, provider_message_id);

-- When the buyer asked for updates by WhatsApp or SMS; null: they did not.
alter table orders add column messages_wanted_at timestamptz;

-- Who answered STOP: what they asked for before no longer counts.
create table message_stop (
  phone_hash bytea primary key,
  stopped_at timestamptz not null default now()
);

-- Short addresses of orders, for messages. Only a hash of the code is kept.
create table order_link (
  code_hash bytea primary key,
  order_id uuid not null references orders,
  -- Whether it also lets its buyer confirm the order.
  can_confirm boolean not null,
  expires_at timestamptz not null
);
create index order_link_by_order on order_link (order_id);
create index order_link_by_expiry on order_link (expires_at);

-- The sandbox's WhatsApp and SMS.
create table sandbox.message (
  id text primary key,
  channel text not null check (channel in ('whatsapp', 'sms')),
  recipient text not null,
  template text not null,
  parameters jsonb not null,
  -- The shop's own name for it, which WhatsApp says again in what it tells of the message.
  callback_data text,
  state text not null,
  at timestamptz not null default now()
);
