-- What one stranger may take off the shelves: checkouts know how much they are for and from where they were opened, and
-- some are opened without holding their stock.
alter table checkout
  add column units integer not null default 0,
  add column holds_stock boolean not null default true,
  add column address_key text;
comment on column checkout.holds_stock is 'false: beyond the caps on reservations; its units can be sold to others until it is paid';
comment on column checkout.address_key is 'keyed hash of the network address that opened it; forgotten after a day';
create index checkout_by_address on checkout (address_key, created_at) where address_key is not null;

-- What open checkouts are for that hold no stock, so that these at least do not promise the same unit twice.
create table unheld_line (
  checkout_id uuid not null references checkout on delete cascade,
  variant_id bigint not null references variant,
  quantity integer not null check (quantity > 0),
  primary key (checkout_id, variant_id)
);
create index unheld_line_by_variant on unheld_line (variant_id);

-- As before, and a checkout that holds nothing is found as well.
create or replace function lock_buyer(key text) returns table (id uuid, variant_id bigint) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(key, 0));
  return query
    select checkout.id, reservation.variant_id from checkout
    left join reservation on reservation.checkout_id = checkout.id
    where checkout.buyer_key = key and checkout.status = 'open'
    for update of checkout;
end $$;
