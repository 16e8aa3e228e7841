-- Products, their variants and the stock ledger; filter definitions.
create extension if not exists pg_trgm;

-- 'color:indigo' → 'indigo'. array_to_string and friends are only STABLE, generated columns want IMMUTABLE.
create function facet_values(facets text[]) returns text[]
  language sql immutable parallel safe
  return (select coalesce(array_agg(split_part(facet, ':', 2) order by position), '{}')
          from unnest(facets) with ordinality as f (facet, position));

create function product_search_text(name text, category text, sub_category text, facets text[], description text) returns text
  language sql immutable parallel safe
  return lower(name || ' ' || category || ' ' || sub_category || ' '
               || replace(coalesce((select string_agg(split_part(facet, ':', 2), ' ') from unnest(facets) as f (facet)), ''), '-', ' ')
               || ' ' || description);

create table product (
  id text primary key,
  name text not null,
  description text not null,
  category text not null,
  sub_category text not null,
  price integer not null check (price >= 0),
  mrp integer check (mrp >= price),
  pictures text[] not null default '{}',
  has_size boolean not null,
  -- What the filters choose by, as 'group:value' (color, material, occasion, craft, …; 'label' for the rest).
  facets text[] not null default '{}',
  filter_tags text[] not null generated always as (facet_values(facets)) stored,
  details jsonb not null default '{}',
  -- The owner's order of the best sellers; null for all other products.
  bestseller_rank integer,
  -- null for drafts; withdrawn products are drafts again.
  published_at timestamptz,
  search_text text not null generated always as (product_search_text(name, category, sub_category, facets, description)) stored
);
comment on column product.price is 'paise, tax included';

create index product_newest on product (published_at desc, id) where published_at is not null;
create index product_by_price on product (price, id) where published_at is not null;
create index product_by_category on product (category, sub_category, published_at desc, id) where published_at is not null;
create index product_bestsellers on product (bestseller_rank, id) where published_at is not null and bestseller_rank is not null;
create index product_facets on product using gin (facets);
create index product_filter_tags on product using gin (filter_tags);
create index product_search on product using gin (search_text gin_trgm_ops);

create table variant (
  id bigint generated always as identity primary key,
  sku text not null unique,
  product_id text not null references product,
  size text,
  position smallint not null default 0,
  on_hand integer not null default 0 check (on_hand >= 0),
  reserved integer not null default 0,
  constraint reserved_within_on_hand check (reserved between 0 and on_hand),
  unique nulls not distinct (product_id, size)
) with (fillfactor = 70);
comment on column variant.size is 'null: the product has no sizes';
create index variant_size_in_stock on variant (size, product_id) where on_hand > reserved;

-- The ledger is the only door to a stock level: the trigger below applies each row to its variant,
-- and the checks on variant refuse what would sell a piece twice.
create table stock_movement (
  id bigint generated always as identity primary key,
  variant_id bigint not null references variant,
  kind text not null check (kind in ('received', 'reserved', 'released', 'sold', 'returned', 'corrected')),
  on_hand_change integer not null default 0,
  reserved_change integer not null default 0,
  checkout_id uuid,
  note text,
  at timestamptz not null default now()
);
create index stock_movement_by_variant on stock_movement (variant_id, id);

create function apply_stock_movement() returns trigger language plpgsql as $$
begin
  update variant
     set on_hand = on_hand + new.on_hand_change, reserved = reserved + new.reserved_change
   where id = new.variant_id;
  return null;
end $$;
create trigger stock_movement_applies after insert on stock_movement
  for each row execute function apply_stock_movement();

create table filter_definition (
  id text primary key,
  name text not null unique,
  type text not null check (type in ('global', 'category-specific')),
  display_name text not null,
  filter_type text not null check (filter_type in ('single-select', 'multi-select')),
  description text not null default '',
  position smallint not null,
  is_active boolean not null default true
);
create table filter_value (
  filter_id text not null references filter_definition,
  value text not null,
  display_name text not null,
  color_code text check (color_code ~ '^#[0-9a-f]{6}$'),
  position smallint not null,
  is_active boolean not null default true,
  primary key (filter_id, value)
);

-- Every process drops its ready-made answers when the owner edits the catalogue. Stock is not announced here:
-- NOTIFY serialises commits, and ready-made answers live shorter than stock may be stale.
create function announce_catalogue_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger product_announces after insert or update or delete on product
  for each statement execute function announce_catalogue_change();
create trigger filter_definition_announces after insert or update or delete on filter_definition
  for each statement execute function announce_catalogue_change();
create trigger filter_value_announces after insert or update or delete on filter_value
  for each statement execute function announce_catalogue_change();

-- What the installation itself needs to remember (generated secrets, 'the demo was seeded').
create table installation (
  name text primary key,
  value text not null
);
