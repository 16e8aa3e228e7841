-- What happens in a visit. Of the visitor only a random number, which their browser forgets with its tab.
create table visit_step (
  at timestamptz not null default now(),
  visit uuid not null,
  kind text not null check (kind in ('begun', 'viewed', 'missed', 'added', 'checkout', 'paying')),
  source text not null,
  product_id text,
  size text
);
create index visit_step_by_time on visit_step using brin (at);

-- A day's visits by where they came from, and how many of them took each step.
create table visit_day (
  day date not null,
  source text not null,
  visits integer not null,
  viewed integer not null,
  added integer not null,
  checkout integer not null,
  paying integer not null,
  primary key (day, source)
);

-- In how many of a day's visits a product or one of its sizes was looked at, added to the cart, or missed.
create table product_day (
  day date not null,
  product_id text not null,
  size text not null,
  viewed integer not null,
  added integer not null,
  missed integer not null,
  primary key (day, product_id, size)
);
comment on column product_day.size is 'empty: the product as a whole';
create index product_day_by_product on product_day (product_id, day);

-- Where the buyer came from: the first campaign or host of the visit.
alter table orders add column source text not null default '';
