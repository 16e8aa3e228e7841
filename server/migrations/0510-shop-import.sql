-- Moving in from another shop system: its files, what was chosen for them, and what became of each product. The unit
-- is a product of theirs, which may be several of ours, one for each colour (docs/decisions/shop-import.md).
create table shop_import (
  id uuid primary key,
  staff_id uuid not null,
  staff_name text not null,
  created_at timestamptz not null default now(),
  state text not null default 'choosing'
    check (state in ('choosing', 'checking', 'checked', 'running', 'done', 'undoing', 'undone')),
  mapping jsonb
);

create table shop_import_file (
  import_id uuid not null references shop_import on delete cascade,
  position smallint not null,
  name text not null,
  kind text not null,
  encoding text not null,
  head text[] not null,
  rows integer not null,
  accents text[] not null,
  primary key (import_id, position)
);
comment on column shop_import_file.accents is 'texts with accents, for a look, where the encoding was guessed';

create table shop_import_row (
  import_id uuid not null references shop_import on delete cascade,
  file smallint not null,
  line integer not null,
  key text not null,
  cells text[] not null,
  primary key (import_id, file, line)
);
comment on column shop_import_row.key is 'which product it belongs to, wherever in the files its rows are';
create index shop_import_row_by_key on shop_import_row (import_id, key, file, line);

create table shop_import_product (
  import_id uuid not null references shop_import on delete cascade,
  position integer not null,
  key text not null,
  title text not null default '',
  outcome text check (outcome in ('new', 'changed', 'same', 'skipped')),
  product_ids text[] not null default '{}',
  notes jsonb not null default '[]',
  undo jsonb not null default '[]',
  primary key (import_id, position)
);
comment on column shop_import_product.outcome is 'null: not yet checked, imported or taken back';
comment on column shop_import_product.undo is 'what to take back: [{"productId": …, "isNew": true} or {"productId": …, "entryId": …}]';

-- A picture of another shop, fetched once by its address.
create table import_picture (
  import_id uuid not null references shop_import on delete cascade,
  url text not null,
  state text not null default 'waiting' check (state in ('waiting', 'fetched', 'failed')),
  tries smallint not null default 0,
  next_try_at timestamptz not null default now(),
  problem text,
  primary key (import_id, url)
);
create index import_picture_waiting on import_picture (import_id, next_try_at) where state = 'waiting';

-- The products that show it.
create table import_picture_place (
  product_id text not null references product on delete cascade,
  url text not null,
  import_id uuid not null references shop_import on delete cascade,
  position smallint not null,
  alt text not null,
  primary key (product_id, url)
);
create index import_picture_place_by_url on import_picture_place (import_id, url);

alter table picture_upload add column alt text not null default '';

-- What the last import set, by which a change of the owner's is recognised.
create table imported_product (
  product_id text primary key references product on delete cascade,
  fields jsonb not null
);

-- The rows of a product as they came, and as they would have been exported then: a cell that would be exported the same
-- today goes out as it came.
create table imported_source (
  source text not null,
  key text not null,
  head text[] not null,
  came jsonb not null,
  became jsonb not null,
  primary key (source, key)
);
