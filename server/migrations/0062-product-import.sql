-- A file of products that is being checked or taken in, row by row.
create table product_import (
  id uuid primary key,
  staff_id uuid references staff on delete set null,
  staff_name text not null,
  file_name text not null,
  content bytea not null,
  -- First it is checked, whole, without changing anything; then it may be run.
  state text not null default 'checking' check (state in ('checking', 'checked', 'running', 'done', 'failed')),
  rows_total integer not null default 0,
  -- Of the rows done so far in this state; what is done is in the transaction that says so.
  rows_done integer not null default 0,
  rows_new integer not null default 0,
  rows_changed integer not null default 0,
  rows_same integer not null default 0,
  rows_wrong integer not null default 0,
  -- Why the file as a whole cannot be read.
  problem text,
  created_at timestamptz not null default now()
);

create table product_import_fault (
  import_id uuid not null references product_import on delete cascade,
  line integer not null,
  -- The column, empty for the row as a whole.
  name text not null,
  message text not null,
  cells text[] not null,
  primary key (import_id, line)
);
