-- What an import tells of its rows before it is run, though it takes them in: an unknown category, no picture, …
-- And whether the counts of stock in the file are to be set for products that are there; asked before, never by itself.
alter table product_import
  add column rows_warned integer not null default 0,
  -- Rows of products that are there whose stock in the file differs from what is on hand.
  add column rows_stock integer not null default 0,
  add column sets_stock boolean not null default false;

create table product_import_warning (
  import_id uuid not null references product_import on delete cascade,
  line integer not null,
  -- Of the row's warnings, in their order.
  position smallint not null,
  name text not null,
  message text not null,
  primary key (import_id, line, position)
);
