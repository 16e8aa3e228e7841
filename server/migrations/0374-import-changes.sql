-- What a checked file would change, field by field, and the kinds of its warnings that must be accepted before it runs.
create table product_import_change (
  import_id uuid not null references product_import on delete cascade,
  line integer not null,
  position smallint not null,
  product_name text not null,
  -- The column.
  name text not null,
  -- As people read it; empty for nothing.
  before text not null,
  after text not null,
  primary key (import_id, line, position)
);
alter table product_import add column fields_cleared integer not null default 0;
-- Null for warnings that need not be accepted.
alter table product_import_warning add column kind text;
