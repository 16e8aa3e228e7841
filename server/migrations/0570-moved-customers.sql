-- Besides products, an import has customers and coupons (docs/decisions/shop-import.md).
alter table shop_import_product
  add column kind text not null default 'product' check (kind in ('product', 'customer', 'coupon', 'past-order'));
comment on table shop_import_product is 'what an import has: a unit of a kind, most often a product';
alter table shop_import add column invites_per_day integer;
comment on column shop_import.invites_per_day is 'how many of its customers are invited each day; null: none';

-- Customers of another shop have no password until they choose one.
alter table users alter column password_hash drop not null;

create table imported_customer (
  user_id uuid primary key references users on delete cascade,
  import_id uuid not null references shop_import on delete cascade,
  source text not null,
  is_new boolean not null,
  tags text[] not null,
  note text not null,
  orders integer not null,
  spent bigint not null,
  invited_at timestamptz
);
comment on column imported_customer.source is 'the file and line that say so, and whether they agreed to e-mails';
comment on column imported_customer.is_new is 'whether the import made the account';
create index imported_customer_by_import on imported_customer (import_id, invited_at);
