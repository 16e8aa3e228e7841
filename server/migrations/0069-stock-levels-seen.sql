-- What is kept of answers is dropped when what it shows changes (docs/decisions/ready-answers.md): any change of what can
-- be bought is told, not only that a size was sold out or came back. What leaves it as it was, such as a sale of pieces
-- that were reserved, is not.
alter table catalogue_change drop constraint catalogue_change_subject_check;
alter table catalogue_change add constraint catalogue_change_subject_check
  check (subject in ('product', 'stock', 'level', 'synonyms', 'everything'));
comment on column catalogue_change.subject is
  'stock: a size of the product was sold out or came back; level: more or less can be bought than before';

drop trigger variant_insert_logged on variant;
drop trigger variant_update_logged on variant;
drop trigger variant_delete_logged on variant;

create or replace function log_stock_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (subject, product_id)
  values (tg_argv[0], case when tg_op = 'DELETE' then old.product_id else new.product_id end)
  on conflict do nothing;
  return null;
end $$;

create trigger variant_insert_logged after insert on variant
  for each row execute function log_stock_change('stock');
create trigger variant_delete_logged after delete on variant
  for each row execute function log_stock_change('stock');
create trigger variant_update_logged after update on variant
  for each row when ((old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved)
                     or old.size is distinct from new.size or old.position is distinct from new.position)
  execute function log_stock_change('stock');
create trigger variant_level_logged after update on variant
  for each row when (old.on_hand - old.reserved is distinct from new.on_hand - new.reserved)
  execute function log_stock_change('level');
