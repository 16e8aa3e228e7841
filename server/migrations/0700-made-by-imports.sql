-- What an import made besides its products, so that it can be taken back with them.
create table shop_import_made (
  import_id uuid not null references shop_import on delete cascade,
  kind text not null check (kind in ('collection', 'custom-field')),
  key text not null,
  title text not null,
  stays text,
  primary key (import_id, kind, key)
);
comment on column shop_import_made.title is 'what it was called then';
comment on column shop_import_made.stays is 'why it was not taken back; null: it was, or nobody asked for it yet';
