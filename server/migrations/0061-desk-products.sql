-- What the owner's desk needs of products: editing without overwriting each other, pictures under way, lists of any size.
alter table product
  -- Counts what the editor saves; whoever saves what was read at an older version is refused.
  add column version integer not null default 1,
  add column picture_notes jsonb not null default '{}';
comment on column product.picture_notes is 'by the picture''s address: alt, and upload and crop that it was made of';

create or replace function touch_product() returns trigger language plpgsql as $$
declare
  -- Pictures and the order of the best sellers are changed by calls of their own, beside an open editor.
  apart constant text[] := '{pictures,picture_notes,bestseller_rank,filter_tags,changed_at,version}';
begin
  new.changed_at = now();
  if new.version = old.version and to_jsonb(new) - apart is distinct from to_jsonb(old) - apart then
    new.version = old.version + 1;
  end if;
  return new;
end $$;

-- A product with a time to come appears when it has come: the job tells every process.
create function announce_when_published() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('announce-published', json_build_object('productId', new.id),
                                  run_at := new.published_at, max_attempts := 25,
                                  job_key := 'announce-published ' || new.id);
  return null;
end $$;
create trigger product_is_announced after insert or update of published_at on product for each row
  when (new.published_at > now()) execute function announce_when_published();

-- The desk's lists, drafts included; docs/decisions/desk-lists.md has the plans at 1,000,000 products.
create index product_desk_changed on product (changed_at desc, id desc);
create index product_desk_category on product (category, changed_at desc, id desc);
create index product_desk_drafts on product (changed_at desc, id desc) where published_at is null;
create index product_desk_name on product (name, id);
create index product_desk_price on product (price, id);
create index product_desk_search on product using gin (name gin_trgm_ops);
create index variant_running_low on variant (product_id) where on_hand - reserved <= 5;

-- Pictures whose sizes are being made; a row goes when its picture is there.
create table picture_upload (
  id uuid primary key,
  product_id text not null references product on delete cascade,
  upload text not null,
  crop jsonb,
  -- The address of the picture in whose place it comes; null: behind the others.
  replaces text,
  -- Why nothing could be made of it; null while it may still be.
  problem text,
  at timestamptz not null default now()
);
create index picture_upload_by_product on picture_upload (product_id, at);
