-- What a parcel weighs and measures as it was packed; null: nobody has said.
alter table parcel
  add column weight_grams integer check (weight_grams between 1 and 100000),
  add column length_mm integer check (length_mm between 1 and 3000),
  add column width_mm integer check (width_mm between 1 and 3000),
  add column height_mm integer check (height_mm between 1 and 3000),
  add column packed_at timestamptz;

-- An order whose items are being scanned; deleted when its parcel is packed.
create table packing (
  order_id uuid primary key references orders,
  -- The parcel that they are for; null: it is created when they are packed.
  parcel_id uuid references parcel,
  -- The browser that packs it, so that a second one is told.
  station uuid not null,
  staff_name text not null,
  -- The last scan that counted: one that is sent twice counts once.
  last_scan uuid,
  started_at timestamptz not null default now(),
  touched_at timestamptz not null default now()
);
create table packing_line (
  order_id uuid not null references packing on delete cascade,
  line_id uuid not null references order_line,
  counted integer not null check (counted > 0),
  primary key (order_id, line_id)
);
