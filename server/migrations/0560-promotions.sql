-- Discounts without a code, which apply by themselves. Amounts are paise.
create table promotion (
  id uuid primary key,
  title text not null check (title <> ''),
  benefit jsonb not null,
  scope text not null check (scope in ('all', 'categories', 'collections', 'products')),
  categories text[] not null default '{}',
  product_ids text[] not null default '{}',
  combines_with text[] not null default '{}'
    check (combines_with <@ '{product,order,delivery,coupon}'::text[]),
  is_first_order boolean not null default false,
  starts_at timestamptz not null default now(),
  ends_at timestamptz check (ends_at > starts_at),
  usage_limit integer check (usage_limit > 0),
  per_shopper_limit integer check (per_shopper_limit > 0),
  is_active boolean not null default true
);
comment on column promotion.title is 'what shoppers read in the cart and on the order';
comment on column promotion.benefit is 'contract/src/sales/promotion.ts';
comment on column promotion.combines_with is 'both of two promotions must allow each other''s class';
comment on column promotion.is_first_order is 'only for shoppers who have not ordered yet';

create table promotion_collection (
  promotion_id uuid not null references promotion on delete cascade,
  collection_id text not null references collection on update cascade on delete cascade,
  primary key (promotion_id, collection_id)
);

-- Which checkout holds or used which. shopper_keys: as for coupons.
create table promotion_use (
  checkout_id uuid not null references checkout,
  promotion_id uuid not null references promotion,
  state text not null default 'held' check (state in ('held', 'used')),
  shopper_keys text[] not null,
  at timestamptz not null default now(),
  primary key (checkout_id, promotion_id)
);
create index promotion_use_by_promotion on promotion_use (promotion_id);
create index promotion_use_by_shopper on promotion_use using gin (shopper_keys);

create function is_running(promotion) returns boolean language sql stable as $$
  select $1.is_active and $1.starts_at <= now() and coalesce($1.ends_at > now(), true)
$$;

create function promotion_covers(promotion, product_id text, category text) returns boolean language sql stable as $$
  select case $1.scope
    when 'all' then true
    when 'categories' then $3 = any($1.categories)
    when 'products' then $2 = any($1.product_ids)
    else exists (
      select from promotion_collection join collection_product using (collection_id)
      where promotion_collection.promotion_id = $1.id and collection_product.product_id = $2)
  end
$$;

create trigger promotion_invalidates after insert or update or delete or truncate on promotion
  for each statement execute function record_invalidation('all');
create trigger promotion_collection_invalidates after insert or update or delete or truncate on promotion_collection
  for each statement execute function record_invalidation('all');

alter table orders
  add column promotion_discount bigint not null default 0
    check (promotion_discount >= 0 and promotion_discount <= discount),
  add column promotions text[] not null default '{}';
comment on column orders.promotion_discount is 'part of discount';
comment on column orders.promotions is 'their titles when it was ordered';

alter table order_line
  add column promotion_discount bigint not null default 0
    check (promotion_discount >= 0 and promotion_discount <= discount);
comment on column order_line.promotion_discount is 'part of discount; the lines add up to that of the order';

-- Whether somebody has ordered before, by e-mail address without its tag, and by phone and PIN code.
create index orders_by_untagged_email on orders (regexp_replace(lower(email), '\+[^@]*@', '@'));
create index orders_by_phone_and_pin on orders ((phone || '@' || (address ->> 'zipcode')));
