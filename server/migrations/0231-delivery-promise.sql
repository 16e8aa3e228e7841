-- What couriers said of a way, and when; asked again after a day.
create table pin_service (
  courier text not null check (courier in ('shiprocket', 'delhivery')),
  from_pin text not null,
  pin text not null,
  is_served boolean not null,
  has_cod boolean not null,
  -- Whether returned items can be collected there.
  has_pickup boolean not null,
  -- Days on the way, as the courier estimates; null: it did not say.
  days_from smallint,
  days_to smallint,
  checked_at timestamptz not null default now(),
  primary key (pin, from_pin, courier)
);

-- How long our own parcels were on the way, by the first three digits of the PIN code: worked out every night.
create table transit_time (
  pin_prefix text primary key,
  parcels integer not null,
  days_from smallint not null,
  days_to smallint not null
);

-- Between which days of India's calendar the buyer was told that the order arrives: 2026-11-26.
alter table orders
  add column promised_from text check (promised_from ~ '^\d{4}-\d{2}-\d{2}$'),
  add column promised_to text check (promised_to ~ '^\d{4}-\d{2}-\d{2}$');
