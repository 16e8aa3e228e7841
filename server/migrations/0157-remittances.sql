-- What couriers transferred of the cash that they collected.
create table remittance (
  id uuid primary key,
  -- The bank's reference number (UTR); each is imported once.
  reference text not null unique check (reference <> ''),
  file_name text not null,
  staff_name text not null,
  imported_at timestamptz not null default now()
);
create table remittance_line (
  remittance_id uuid not null references remittance,
  -- Of the file.
  line integer not null,
  -- Paise, before deductions.
  amount bigint not null check (amount >= 0),
  deductions bigint not null default 0 check (deductions >= 0),
  -- The parcel that it is for, which is remitted once.
  parcel_id uuid unique references parcel,
  -- One that was remitted before.
  repeated_parcel_id uuid references parcel,
  -- As the file has it, of a parcel that the shop does not know.
  unknown_number text,
  primary key (remittance_id, line),
  constraint remittance_line_of_one check (num_nonnulls(parcel_id, repeated_parcel_id, unknown_number) = 1)
);
-- The courier is asked about what it transferred, or did not.
alter table parcel add column disputed_at timestamptz;
create index parcel_by_cash on parcel (state_at desc) where cod_due > 0;
