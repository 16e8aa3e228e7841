-- Cash on delivery: an order is placed before it is paid, and its parcels collect what is due.
alter table orders add column is_paid boolean not null default true;
comment on column orders.is_paid is 'false: cash on delivery that was not delivered yet';

-- Paise that the courier collects with it; null: it is paid already. The parcels of an order share what it costs.
alter table parcel add column cod_due bigint check (cod_due >= 0);

-- By which rules and facts cash on delivery was granted, when the order was placed.
create table cod_decision (
  checkout_id uuid primary key references checkout,
  decision jsonb not null,
  decided_at timestamptz not null default now()
);

-- How a refund was made by hand: the bank's reference number.
alter table refund add column bank_reference text;
