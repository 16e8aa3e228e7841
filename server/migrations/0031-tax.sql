-- Goods and services tax: rates by date, documents with consecutive numbers. Amounts are paise.
alter table product
  add column hsn text not null default '' check (hsn ~ '^[0-9]{0,8}$'),
  add column tax_rule text not null default 'garment' check (tax_rule in ('garment', 'fabric', 'accessory'));
comment on column product.tax_rule is 'which rows of tax_rate hold for it';

-- A rule's rates of a day are its rows with the latest starts_on up to that day.
create table tax_rate (
  rule text not null,
  starts_on date not null,
  -- Sale value of a piece before tax up to which the rate holds; null: above all others.
  up_to bigint check (up_to > 0),
  basis_points integer not null check (basis_points between 0 and 10000),
  unique nulls not distinct (rule, starts_on, up_to)
);
-- To be confirmed by the owner's accountant. Since 22 September 2025: garments and footwear 5 % up to Rs. 2,500 a piece,
-- else 18 %; fabric (sarees, unstitched suits) 5 %; before: garments 5 % up to Rs. 1,000, else 12 %.
insert into tax_rate (rule, starts_on, up_to, basis_points) values
  ('garment', '2017-07-01', 100000, 500), ('garment', '2017-07-01', null, 1200),
  ('garment', '2025-09-22', 250000, 500), ('garment', '2025-09-22', null, 1800),
  ('fabric', '2017-07-01', null, 500),
  ('accessory', '2017-07-01', null, 1800);

-- The last number given in a financial year; whoever locks the row gives the next one.
create table tax_series (
  kind text not null,
  financial_year text not null,
  last_serial integer not null,
  primary key (kind, financial_year)
);

-- What was issued, as it was: a later change of settings or catalogue does not touch it.
create table tax_document (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'credit-note')),
  number text not null unique check (length(number) <= 16),
  order_id uuid not null references orders,
  return_id uuid unique references return_request,
  issued_at timestamptz not null,
  content jsonb not null,
  check ((kind = 'credit-note') = (return_id is not null))
);
create unique index tax_document_one_invoice on tax_document (order_id) where kind = 'invoice';
create index tax_document_by_order on tax_document (order_id);
create index tax_document_by_date on tax_document (issued_at, number);

alter table dev_mailbox add column attachments text[] not null default '{}';
comment on column dev_mailbox.attachments is 'names of the files that came along';
