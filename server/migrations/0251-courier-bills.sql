-- What couriers charge for parcels, from their statements.
create table courier_bill (
  id uuid primary key,
  template text not null check (template in ('delhivery', 'shiprocket')),
  file_name text not null,
  -- SHA-256 of the file, which is imported once.
  file_hash bytea not null unique,
  staff_name text not null,
  imported_at timestamptz not null default now()
);
create table courier_bill_line (
  bill_id uuid not null references courier_bill,
  -- Of the file.
  line integer not null,
  -- Each charge is imported once, also when two statements overlap.
  charge_hash bytea not null unique,
  parcel_id uuid references parcel,
  -- As the file has it.
  tracking_number text not null,
  kind text not null check (kind in ('forward', 'cod', 'rto', 'return', 'weight', 'other')),
  billed_on date not null,
  -- Paise, tax included; below 0 for a credit.
  amount bigint not null,
  -- By the shop's booking or packing, when the bill came.
  expected_amount bigint,
  expected_grams integer,
  -- What the courier says that the shop entered, and what it charged for.
  entered_grams integer,
  charged_grams integer,
  zone text not null default '',
  state text not null check (state in ('agreed', 'dispute', 'settled')),
  -- Why it is in dispute, in words; empty when it is not.
  finding text not null default '',
  primary key (bill_id, line, kind)
);
create index courier_bill_line_by_parcel on courier_bill_line (parcel_id);
create index courier_bill_line_by_day on courier_bill_line (billed_on desc, bill_id, line, kind);
