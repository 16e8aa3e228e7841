-- Who has waited longest for a size is offered the next unit, which is held for them (docs/decisions/reservations.md).
create table stock_hold (
  id uuid primary key default gen_random_uuid(),
  alert_id uuid not null unique references stock_alert on delete cascade,
  variant_id bigint not null references variant,
  checkout_id uuid references checkout on delete set null,
  held_at timestamptz not null default now(),
  held_until timestamptz
);
comment on column stock_hold.id is 'random: whoever has it, from the mail, may buy the unit';
comment on column stock_hold.checkout_id is 'the open checkout that the unit is bought in';
comment on column stock_hold.held_until is 'null: the mail has not been sent yet';
create index stock_hold_by_variant on stock_hold (variant_id);
create index stock_hold_by_checkout on stock_hold (checkout_id) where checkout_id is not null;
create index stock_alert_queue on stock_alert (product_id, requested_at, id) where status = 'active';

-- A held unit is a reserved one from the row's first moment to its last, whoever deletes it.
create function reserve_held_units() returns trigger language plpgsql as $$
begin
  insert into stock_movement (variant_id, kind, reserved_change, note)
  select variant_id, tg_argv[0], tg_argv[1]::integer * count(*), 'stock alert' from changed
  group by variant_id order by variant_id;
  return null;
end $$;
create trigger stock_hold_reserves after insert on stock_hold referencing new table as changed
  for each statement execute function reserve_held_units('reserved', '1');
create trigger stock_hold_releases after delete on stock_hold referencing old table as changed
  for each statement execute function reserve_held_units('released', '-1');

-- The variant must be locked. A thousand at once; the job pass-on-held-units takes the others.
create function hold_for_waiting(wanted bigint) returns void language plpgsql as $$
declare
  free integer;
begin
  select on_hand - reserved into free from variant join product on product.id = product_id
  where variant.id = wanted and is_on_sale(published_at);
  if coalesce(free, 0) <= 0 then return; end if;
  with due as (
    select stock_alert.id from stock_alert join variant on variant.product_id = stock_alert.product_id
    where variant.id = wanted and status = 'active' and (stock_alert.size is null or stock_alert.size = variant.size)
    order by requested_at, stock_alert.id limit least(free, 1000) for update of stock_alert
  ), offered as (
    update stock_alert set status = 'sent', sent_at = now() from due where stock_alert.id = due.id
    returning stock_alert.id
  ), held as (
    insert into stock_hold (alert_id, variant_id) select id, wanted from offered returning id, alert_id
  )
  insert into job_outbox (name, payload)
  select 'send-back-in-stock', json_build_object('alertId', alert_id, 'holdId', id) from held;
end $$;

create or replace function announce_restock() returns trigger language plpgsql as $$
begin
  perform hold_for_waiting(new.id);
  return null;
end $$;

-- At the end of the transaction that frees the units, so that nobody else sees them first, and a checkout that replaces
-- another one keeps its own.
drop trigger variant_announces_restock on variant;
create constraint trigger variant_announces_restock after update on variant
  deferrable initially deferred for each row
  when (new.on_hand - new.reserved > old.on_hand - old.reserved)
  execute function announce_restock();
