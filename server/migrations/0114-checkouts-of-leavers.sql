-- Set when the account behind a checkout is deleted: an order that late money still makes of it is erased in its turn.
alter table checkout add column buyer_left_at timestamptz;
create index checkout_left on checkout (buyer_left_at) where buyer_left_at is not null;
