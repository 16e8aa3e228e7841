-- Coupons, and which checkout holds or used which. Amounts are paise.
create table coupon (
  id uuid primary key,
  code text not null unique check (code = upper(code)),
  name text not null,
  description text not null default '',
  discount_type text not null check (discount_type in ('percentage', 'fixed', 'free_shipping')),
  basis_points integer check (basis_points between 1 and 10000),
  amount bigint check (amount > 0),
  maximum_discount bigint check (maximum_discount > 0),
  minimum_order_amount bigint not null default 0 check (minimum_order_amount >= 0),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  usage_limit integer check (usage_limit > 0),
  per_shopper_limit integer check (per_shopper_limit > 0),
  -- Empty: for all categories.
  categories text[] not null default '{}',
  is_listed boolean not null default true,
  is_active boolean not null default true,
  -- How many checkouts hold it and how many orders used it; moved by the trigger below and by nothing else.
  held integer not null default 0,
  used integer not null default 0,
  constraint limit_kept check (held >= 0 and used >= 0 and held + used <= coalesce(usage_limit, held + used)),
  constraint terms_complete check (
    (discount_type = 'percentage') = (basis_points is not null) and (discount_type = 'fixed') = (amount is not null)
  )
);

-- shopper_keys: the account, e-mail address and phone number that a per-shopper limit counts by.
create table coupon_use (
  checkout_id uuid primary key references checkout,
  coupon_id uuid not null references coupon,
  state text not null default 'held' check (state in ('held', 'used')),
  shopper_keys text[] not null,
  at timestamptz not null default now()
);
create index coupon_use_by_shopper on coupon_use using gin (shopper_keys);

create function count_coupon_use() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update coupon set held = held - (old.state = 'held')::int, used = used - (old.state = 'used')::int where id = old.coupon_id;
  end if;
  if tg_op <> 'DELETE' then
    update coupon set held = held + (new.state = 'held')::int, used = used + (new.state = 'used')::int where id = new.coupon_id;
  end if;
  return null;
end $$;
create trigger coupon_use_counted after insert or update or delete on coupon_use
  for each row execute function count_coupon_use();

alter table orders
  add column discount bigint not null default 0 check (discount >= 0 and discount <= subtotal),
  add column coupon_code text,
  drop constraint amount_adds_up,
  add constraint amount_adds_up check (amount = subtotal - discount + shipping);

update checkout set snapshot = jsonb_set(snapshot, '{totals,discount}', '0') where not snapshot -> 'totals' ? 'discount';
