-- Parcels of an order: what leaves together, and what becomes of it. Until now an order was one parcel.
alter table orders
  drop constraint orders_status_check,
  add constraint orders_status_check check (status in ('Order Placed', 'Packing', 'Shipped', 'Out for delivery',
    'Delivered', 'Returned to seller', 'Lost in transit', 'Cancelled'));

create table parcel (
  id uuid primary key,
  order_id uuid not null references orders,
  -- 1, 2, 3 within its order.
  number smallint not null check (number > 0),
  state text not null default 'label_created' check (state in ('label_created', 'pickup_scheduled', 'pickup_problem',
    'in_transit', 'out_for_delivery', 'attempt_failed', 'delivered', 'rto_initiated', 'rto_in_transit', 'rto_delivered',
    'rto_received', 'lost', 'damaged', 'cancelled')),
  state_at timestamptz not null default now(),
  courier text,
  tracking_number text,
  -- Failed attempts to deliver it.
  attempts smallint not null default 0,
  -- What the staff decided about a parcel that did not reach the buyer; null: nothing yet, or nothing to decide.
  outcome text check (outcome in ('refunded', 'resent')),
  created_at timestamptz not null default now(),
  unique (order_id, number),
  constraint parcel_outcome_of_undelivered check (outcome is null or state in ('rto_received', 'lost', 'damaged', 'cancelled'))
);
-- What waits for somebody of the staff.
create index parcel_to_decide on parcel (state_at)
  where state in ('attempt_failed', 'rto_delivered') or state in ('rto_received', 'lost', 'damaged') and outcome is null;
create index parcel_by_tracking_number on parcel (tracking_number) where tracking_number is not null;

create table parcel_line (
  parcel_id uuid not null references parcel,
  line_id uuid not null references order_line,
  primary key (parcel_id, line_id)
);
create index parcel_line_by_line on parcel_line (line_id);

create table parcel_event (
  id bigint generated always as identity primary key,
  parcel_id uuid not null references parcel,
  -- Where it stands after it.
  state text not null,
  -- What was decided without the parcel moving.
  decision text check (decision in ('retry', 'refunded', 'resent')),
  -- Why an attempt failed.
  reason text check (reason in ('unavailable', 'bad_address', 'moved', 'entry_restricted', 'self_collect', 'not_attempted',
    'open_delivery', 'refused', 'asked_later', 'cash_not_ready', 'amount_disputed', 'opened_and_refused', 'other')),
  -- For the staff alone.
  note text,
  actor text not null,
  at timestamptz not null default now()
);
create index parcel_event_by_parcel on parcel_event (parcel_id, id);

-- The credit note for a parcel that did not reach the buyer.
alter table tax_document
  add column parcel_id uuid unique references parcel,
  add constraint tax_document_parcel_of_reason check ((reason is not distinct from 'undelivered') = (parcel_id is not null));
