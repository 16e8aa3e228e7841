-- Parcels of many orders that staff have booked at couriers in one go.
create table booking_run (
  -- Made by the browser: one that is sent again is the same.
  id uuid primary key,
  staff_id uuid references staff on delete set null,
  staff_name text not null,
  created_at timestamptz not null default now()
);
create index booking_run_newest on booking_run (created_at desc);

-- How its booking goes is said by its shipment.
create table booking_item (
  run_id uuid not null references booking_run on delete cascade,
  parcel_id uuid not null references parcel,
  position smallint not null,
  courier text not null check (courier in ('shiprocket', 'delhivery')),
  weight_grams integer not null check (weight_grams > 0),
  length_cm smallint not null check (length_cm > 0),
  width_cm smallint not null check (width_cm > 0),
  height_cm smallint not null check (height_cm > 0),
  -- Null: it was not this one's turn yet, or the shop did not want to, and why.
  shipment_id uuid references shipment,
  problem text,
  primary key (run_id, parcel_id),
  constraint booking_item_one_outcome check (shipment_id is null or problem is null)
);
create index booking_item_by_shipment on booking_item (shipment_id);
create index booking_item_by_parcel on booking_item (parcel_id);
create index booking_item_waiting on booking_item (run_id) where shipment_id is null and problem is null;
