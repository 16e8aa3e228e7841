-- What is booked at couriers: parcels to their buyers, and pickups of returned items.
create table shipment (
  id uuid primary key,
  order_id uuid not null references orders,
  -- The parcel that goes to its buyer; null: items are collected from the buyer (shipment_return).
  parcel_id uuid references parcel,
  courier text not null check (courier in ('shiprocket', 'delhivery')),
  -- Our name for it at the courier, which books nothing twice under one.
  reference text not null unique,
  -- asked: the courier is being asked. failed: it refused, with the reason in courier_request.
  state text not null default 'asked' check (state in ('asked', 'booked', 'failed', 'cancelled')),
  weight_grams integer not null check (weight_grams > 0),
  length_cm smallint not null check (length_cm > 0),
  width_cm smallint not null check (width_cm > 0),
  height_cm smallint not null check (height_cm > 0),
  -- Since when the courier may know of it, whether or not it said so.
  sent_at timestamptz,
  courier_order_id text,
  courier_shipment_id text,
  tracking_number text,
  -- Who carries it, as an aggregator says: Xpressbees Surface.
  carrier text,
  -- When the courier comes for it, as it said.
  pickup_on text,
  -- Where the pickup of returned items stands.
  pickup_state text check (pickup_state in ('pickup_scheduled', 'pickup_problem', 'picked_up', 'received', 'qc_failed')),
  -- What the courier said last, and whether that was something the shop does not know.
  told text,
  is_unclear boolean not null default false,
  -- The time of the newest scan that was applied, by the courier's clock.
  scanned_at timestamptz,
  tracked_at timestamptz,
  -- When the courier is asked next where it is; null: it is at its end.
  track_at timestamptz,
  staff_name text not null,
  created_at timestamptz not null default now(),
  constraint shipment_booked_with_number check (state <> 'booked' or tracking_number is not null)
);
create unique index shipment_of_parcel on shipment (parcel_id) where state in ('asked', 'booked');
create unique index shipment_by_number on shipment (courier, tracking_number);
create index shipment_to_track on shipment (track_at) where track_at is not null;
create index shipment_by_order on shipment (order_id);

create table shipment_return (
  shipment_id uuid not null references shipment,
  return_id uuid not null references return_request,
  primary key (shipment_id, return_id)
);
create index shipment_return_by_return on shipment_return (return_id);

-- What a courier is asked to do, until it did it or refused.
create table courier_request (
  id bigint generated always as identity primary key,
  shipment_id uuid not null references shipment,
  kind text not null check (kind in ('book', 'label', 'pickup', 'cancel', 'retry', 'return')),
  -- What the courier is told, after a failed attempt.
  note text,
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  -- Why it did not work so far, and what the courier said.
  fault text check (fault in ('retry', 'unknown-outcome', 'auth', 'no-balance', 'not-served', 'duplicate', 'refused')),
  answer text,
  tries smallint not null default 0,
  due_at timestamptz not null default now(),
  -- Somebody is asking right now.
  claimed_until timestamptz,
  staff_name text not null,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create unique index courier_request_open on courier_request (shipment_id, kind) where state = 'asked';
create index courier_request_due on courier_request (due_at) where state = 'asked';

-- The scans of a shipment, each once, as the courier's tracking call told them.
create table courier_event (
  id bigint generated always as identity primary key,
  shipment_id uuid not null references shipment,
  fingerprint text not null,
  -- What made us ask: the courier's webhook, or the clock.
  source text not null check (source in ('hint', 'poll')),
  code text not null,
  words text not null,
  place text not null,
  occurred_at timestamptz not null,
  is_applied boolean not null,
  why_not text,
  recorded_at timestamptz not null default now(),
  unique (shipment_id, fingerprint)
);

-- Webhooks as they came. They are hints: nothing moves by them alone.
create table courier_webhook (
  id bigint generated always as identity primary key,
  shipment_id uuid not null references shipment,
  -- Of the body, so that a repeated one is not followed again.
  body_hash text not null,
  body jsonb not null,
  received_at timestamptz not null default now(),
  done_at timestamptz,
  unique (shipment_id, body_hash)
);

-- The courier's label, a PDF among the uploads.
alter table parcel add column label_key text;
