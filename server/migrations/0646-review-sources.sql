-- Where a review comes from that no buyer of this shop wrote: another shop's review service, or the demo.
alter table review
  add column source text check (source in ('judgeme', 'loox', 'okendo', 'yotpo', 'demo')),
  add column is_verified_by_source boolean not null default false;
comment on column review.source is 'null: written here by who bought the line';
comment on column review.is_verified_by_source is 'whether its source says that its author bought the product';
create index review_by_source on review (product_id, author_name) where source is not null;

-- Reviews of the demo are shown, but give no product a rating.
create or replace function count_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'published' and old.source is distinct from 'demo' then
    perform add_to_rating(old, -1);
  end if;
  if tg_op <> 'DELETE' and new.status = 'published' and new.source is distinct from 'demo' then
    perform add_to_rating(new, 1);
  end if;
  return null;
end $$;

alter table shop_import_product
  drop constraint shop_import_product_kind_check,
  add check (kind in ('product', 'customer', 'coupon', 'past-order', 'review'));

-- The pictures of reviews that are still to be fetched; `import_picture` has how far each address is.
create table import_review_picture (
  review_id uuid not null references review on delete cascade,
  url text not null,
  import_id uuid not null references shop_import on delete cascade,
  position smallint not null,
  primary key (review_id, url)
);
create index import_review_picture_by_url on import_review_picture (import_id, url);
