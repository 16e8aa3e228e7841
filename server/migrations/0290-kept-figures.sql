-- Figures of Today that are too many orders to sum each time (docs/decisions/0083-admin-at-size.md). A job makes them
-- anew every ten minutes; a shop with few orders has no rows here.

-- What orders came to, by the half hour in which they were placed: the hours of India begin at half past those of UTC.
create table sales_sum (
  at timestamptz primary key,
  -- Of which something was kept.
  orders integer not null,
  -- The same, without those by phone.
  online integer not null,
  gross bigint not null,
  refunded bigint not null
);

create table kept_figure (
  name text primary key,
  at timestamptz not null,
  value jsonb not null
);
