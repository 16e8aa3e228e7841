-- Whoever has the code sees the wishlist.
alter table users add column wishlist_code text unique;
comment on column users.wishlist_code is 'null: the wishlist is not shared';
