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

-- A file whose columns staff have named, because its headings are in another language.
alter table shop_import_file add column came text[];
comment on column shop_import_file.came is 'its headings as they came, where some of head are staff''s; null: head is as it came';
