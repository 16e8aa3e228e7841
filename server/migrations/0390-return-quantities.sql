-- A return is of some of a line's units, so a line can come back in several returns. Units that came back are sold
-- again, except for those that are damaged or written off.
alter table return_request
  drop constraint return_request_line_id_key,
  add column quantity int not null default 0,
  add column damaged_quantity int not null default 0 check (damaged_quantity >= 0),
  add column written_off_quantity int not null default 0 check (written_off_quantity >= 0),
  add column withheld_amount bigint not null default 0 check (withheld_amount >= 0);
create index return_request_by_line on return_request (line_id, requested_at, id);

update return_request set quantity = greatest(order_line.quantity, 1) from order_line where order_line.id = line_id;

-- The previous release names no quantity: it returns whole lines.
create function return_whole_line() returns trigger language plpgsql as $$
begin
  if new.quantity = 0 then
    select greatest(quantity, 1) into new.quantity from order_line where id = new.line_id;
  end if;
  return new;
end $$;
create trigger return_whole_line before insert on return_request
  for each row execute function return_whole_line();

alter table return_request
  add constraint quantity_positive check (quantity > 0),
  add constraint conditions_within_quantity check (damaged_quantity + written_off_quantity <= quantity);
comment on column return_request.withheld_amount is 'what was paid for the units and is not refunded, because of their condition';
