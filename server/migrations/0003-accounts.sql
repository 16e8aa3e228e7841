-- Shoppers' accounts, their sessions, and the links that are mailed to them.
create table users (
  id uuid primary key,
  -- In its one normalised form (contract/src/email.ts), so that twins of an address are one account.
  email text not null unique check (email = lower(email)),
  email_confirmed_at timestamptz,
  -- A new address that counts once it is confirmed from there.
  pending_email text,
  password_hash text not null,
  role text not null default 'shopper' check (role in ('shopper', 'owner')),
  name text not null,
  phone text not null default '',
  address jsonb not null,
  preferences jsonb not null,
  joined_at timestamptz not null default now()
);

-- Only a hash of what the token carries: who reads this table cannot sign in with it.
create table session (
  key_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index session_by_user on session (user_id);

create table link_token (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('reset-password', 'confirm-email')),
  user_id uuid not null references users on delete cascade,
  -- Where the link was sent; the address that it confirms.
  email text not null,
  expires_at timestamptz not null
);
create index link_token_by_user on link_token (user_id);

-- The key stands in the picture's public address and says nothing about whose it is.
create table avatar (
  user_id uuid primary key references users on delete cascade,
  key text not null unique,
  picture bytea not null
);

create table wishlist_item (
  user_id uuid not null references users on delete cascade,
  product_id text not null references product on delete cascade,
  added_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

create table cart_line (
  user_id uuid not null references users on delete cascade,
  variant_id bigint not null references variant on delete cascade,
  quantity integer not null check (quantity between 1 and 99),
  position bigint generated always as identity,
  primary key (user_id, variant_id)
);

-- Whose checkout and order it is; null for guests.
alter table checkout add column user_id uuid references users on delete set null;
create index checkout_by_user on checkout (user_id);
alter table orders add column user_id uuid references users on delete set null;
create index orders_by_user on orders (user_id, placed_at desc, id desc);
-- The account was deleted: the name goes as soon as the order needs no delivery any more.
alter table orders add column buyer_left_at timestamptz;
create index orders_to_anonymise on orders (buyer_left_at) where buyer_left_at is not null and buyer_name <> '';
