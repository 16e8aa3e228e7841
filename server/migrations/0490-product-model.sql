-- What shops elsewhere know of a product and its sizes, so that a catalogue moves in without loss
-- (docs/decisions/products.md). The prices of sizes have names that the product's have not, since the release before
-- this one names those without their table.
alter table variant
  add column own_price integer check (own_price >= 0),
  add column own_mrp integer check (own_mrp >= 0),
  add column cost integer check (cost >= 0),
  add column more_barcodes text[] not null default '{}',
  add column topped_up_to integer check (topped_up_to between 1 and 1000),
  add column options jsonb not null default '[]',
  add column source_key text;
comment on column variant.own_price is 'paise; null: the product''s, which is the lowest of its sizes';
comment on column variant.own_mrp is 'paise; null: the product''s; 0: none, though the product has one';
comment on column variant.cost is 'paise, what the shop paid for a unit; for the staff only';
comment on column variant.more_barcodes is 'other codes that scanners read on it, besides barcode';
comment on column variant.topped_up_to is 'made to order: on hand never falls below it; null: its stock is counted';
comment on column variant.options is 'what it was made of elsewhere: [{"name": "Size", "value": "M"}]';
comment on column variant.source_key is 'what it is called in product.source';
create index variant_by_more_barcodes on variant using gin (more_barcodes) where more_barcodes <> '{}';

alter table product
  add column brand text not null default '',
  add column product_type text not null default '',
  add column story jsonb not null default '[]',
  add column seo_title text not null default '',
  add column seo_description text not null default '',
  add column is_unlisted boolean not null default false,
  add column source text,
  add column source_key text,
  add column custom jsonb not null default '{}',
  add constraint source_with_key check ((source is null) = (source_key is null));
comment on column product.brand is 'empty: the shop''s own';
comment on column product.story is 'the rich description, blocks of contract/src/values/rich-text.ts';
comment on column product.is_unlisted is 'its link works, but no list, search, feed or sitemap has it';
comment on column product.source is 'where it was imported from: shopify, woocommerce, …';
comment on column product.custom is 'values by the key of custom_field; those of keys without a definition are kept, too';
create unique index product_by_source on product (source, source_key) where source is not null;

create table custom_field (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9_.-]{0,59}$'),
  label text not null,
  type text not null default 'text' check (type in ('text', 'number', 'yes_no')),
  -- Whether shoppers see it on the product's page.
  is_shown boolean not null default false,
  position smallint not null default 0
);
create trigger custom_field_invalidates after insert or update or delete or truncate on custom_field
  for each statement execute function record_invalidation('all');

-- Made to order: what is sold is made again. The new units go through the ledger as any others, so that no rule about
-- stock has an exception.
create function top_up_variant() returns trigger language plpgsql as $$
begin
  insert into stock_movement (variant_id, kind, on_hand_change, note)
  values (new.id, 'received', new.topped_up_to - new.on_hand, 'made to order');
  return null;
end $$;
create trigger variant_is_topped_up after insert or update of on_hand, topped_up_to on variant
  for each row when (new.on_hand < new.topped_up_to) execute function top_up_variant();

-- Replies and the index have the prices of sizes, too.
drop trigger variant_update_invalidates on variant;
create trigger variant_update_invalidates after update on variant
  for each row when ((old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved)
                     or old.size is distinct from new.size or old.position is distinct from new.position
                     or old.charged_grams <> new.charged_grams or old.sku <> new.sku
                     or old.own_price is distinct from new.own_price or old.own_mrp is distinct from new.own_mrp
                     or old.barcode <> new.barcode)
  execute function record_invalidation('row', 'product_id');
