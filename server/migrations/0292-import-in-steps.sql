-- A long import is worked on in steps: each begins at the row after the last one that is done.
alter table product_import
  add column bytes_done bigint not null default 0,
  add column lines_done integer not null default 0;
