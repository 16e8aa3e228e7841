-- Which returns the staff said that they filed, and what the portal's file was by then: a period that changed since has
-- to be mended in the next return. Periods are written 2026-11, 2026-Q4 and 2026-10-IFF.
create table gst_filing (
  period text primary key check (period ~ '^20[0-9]{2}-((0[1-9]|1[0-2])|Q[1-4]|(01|02|04|05|07|08|10|11)-IFF)$'),
  content_hash text not null,
  filed_at timestamptz not null default now(),
  staff_name text not null
);

-- The buyer's registration and name of business, as they were when the order was paid.
alter table orders
  add column buyer_gstin text,
  add column business_name text,
  add constraint orders_business_complete check ((buyer_gstin is null) = (business_name is null));

-- The owner's tax settings say how delivery is reported; it was always under its own code.
update shop_setting set value = value || '{"deliveryHsn": "own"}' where name = 'tax';
