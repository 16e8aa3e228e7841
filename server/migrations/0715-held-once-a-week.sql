-- A unit in a checkout stays held when its alert is deleted: it may be paid already (docs/decisions/reservations.md).
alter table stock_hold
  alter column alert_id drop not null,
  drop constraint stock_hold_alert_id_fkey,
  add constraint stock_hold_alert_id_fkey foreign key (alert_id) references stock_alert on delete set null;
comment on column stock_hold.alert_id is 'null: was deleted, and the unit is held only while it is in a checkout';

alter table stock_alert add column held_at timestamptz;
comment on column stock_alert.held_at is 'when a unit was held for it; null: none was';
create index stock_alert_held on stock_alert (email, product_id) where held_at is not null;

-- As before; who had a unit held in the last week is only told of what nobody else waits for. Alerts that another
-- transaction has locked are its own to end or offer, so that none waits for it while it waits for this one.
create or replace function hold_for_waiting(wanted bigint) returns void language plpgsql as $$
declare
  most integer;
  holds integer;
begin
  select least(on_hand - reserved, 1000) into most from variant join product on product.id = product_id
  where variant.id = wanted and is_on_sale(published_at);
  if coalesce(most, 0) <= 0 then return; end if;
  with due as (
    select stock_alert.id from stock_alert join variant on variant.product_id = stock_alert.product_id
    where variant.id = wanted and status = 'active' and (stock_alert.size is null or stock_alert.size = variant.size)
      and not exists (
        select from stock_alert as earlier
        where earlier.email = stock_alert.email and earlier.product_id = stock_alert.product_id
          and earlier.size is not distinct from stock_alert.size and earlier.held_at > now() - interval '7 days')
    order by requested_at, stock_alert.id limit most for update of stock_alert skip locked
  ), offered as (
    update stock_alert set status = 'sent', sent_at = now(), held_at = now() from due where stock_alert.id = due.id
    returning stock_alert.id
  ), held as (
    insert into stock_hold (alert_id, variant_id) select id, wanted from offered returning id, alert_id
  )
  insert into job_outbox (name, payload)
  select 'send-back-in-stock', json_build_object('alertId', alert_id, 'holdId', id) from held;
  get diagnostics holds = row_count;
  if holds < most then
    insert into job_outbox (name, payload)
    select 'send-stock-alerts', json_build_object('productId', product_id) from variant
    where variant.id = wanted and exists (
      select from stock_alert where stock_alert.product_id = variant.product_id and status = 'active'
        and (stock_alert.size is null or stock_alert.size = variant.size));
  end if;
end $$;
