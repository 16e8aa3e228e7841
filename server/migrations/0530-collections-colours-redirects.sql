-- The colours of one design are products of their own, linked by a group.
alter table product
  add column group_id text,
  add column group_position smallint not null default 0,
  add column color text not null default '',
  add column color_code text check (color_code ~ '^#[0-9a-f]{6}$');
comment on column product.group_id is 'products with the same one are the colours of one design; null: it has one colour';
comment on column product.color is 'what the colour is called among those of its group';
comment on column product.color_code is 'its swatch; null: that of the value by which the filter finds it';
create index product_by_group on product (group_id, group_position, id) where group_id is not null;

-- By what its address was in a former shop.
create index product_by_source_key on product (source_key) where source_key is not null;

-- Products that the owner shows together, picked by hand or found by rules.
create table collection (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  story jsonb not null default '[]',
  picture text,
  picture_alt text not null default '',
  rules jsonb,
  matches text not null default 'all' check (matches in ('all', 'any')),
  sort text not null default 'newest' check (sort in ('manual', 'newest', 'bestseller', 'low-high', 'high-low')),
  seo_title text not null default '',
  seo_description text not null default '',
  position integer not null default 0,
  published_at timestamptz,
  version integer not null default 1,
  changed_at timestamptz not null default now()
);
comment on column collection.id is 'the last part of its address, /collection/{id}';
comment on column collection.rules is 'null: its products are the rows of collection_product';
comment on column collection.published_at is 'null: a draft, which only staff see';

create table collection_product (
  collection_id text not null references collection on update cascade on delete cascade,
  product_id text not null references product on delete cascade,
  position integer not null,
  primary key (collection_id, product_id)
);
create index collection_product_by_product on collection_product (product_id);

create trigger collection_invalidates after insert or update or delete or truncate on collection
  for each statement execute function record_invalidation('all');
create trigger collection_product_invalidates after insert or update or delete or truncate on collection_product
  for each statement execute function record_invalidation('all');

-- Where addresses of a former shop lead, and pages that were renamed; read only where there is no page.
create table redirect (
  from_path text primary key
    check (from_path like '/%' and from_path = lower(from_path) and (from_path not like '/%/') and length(from_path) <= 2000),
  to_path text not null check (to_path like '/%' and to_path not like '//%' and length(to_path) <= 2000),
  origin text not null default 'owner' check (origin in ('owner', 'import', 'rename')),
  hits bigint not null default 0,
  last_hit_at timestamptz,
  created_at timestamptz not null default now()
);
comment on column redirect.from_path is 'in lower case, without a slash at the end; of the query only WooCommerce''s, as in /?p=12';
comment on column redirect.origin is 'rename: made by the shop because an address changed';
create index redirect_by_target on redirect (lower(split_part(to_path, '?', 1)));
create index redirect_newest on redirect (created_at desc, from_path desc);

-- Addresses that were asked for and have neither a page nor a redirect.
create table redirect_miss (
  path text primary key,
  count bigint not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
create index redirect_miss_most on redirect_miss (count desc, path);
