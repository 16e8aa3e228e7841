-- One record of what caches have to drop (docs/decisions/invalidation.md). What a change of each table drops is listed
-- in server/src/app/invalidation.ts; the triggers below only say which table changed, how, and for which product.
drop trigger product_announces on product;
drop trigger product_insert_logged on product;
drop trigger product_update_logged on product;
drop trigger product_delete_logged on product;
drop trigger product_truncate_logged on product;
drop trigger variant_insert_logged on variant;
drop trigger variant_update_logged on variant;
drop trigger variant_delete_logged on variant;
drop trigger variant_level_logged on variant;
drop trigger filter_definition_announces on filter_definition;
drop trigger filter_value_announces on filter_value;
drop trigger search_synonym_logged on search_synonym;
drop trigger search_synonym_announces on search_synonym;
drop trigger shop_setting_announces on shop_setting;
drop function announce_catalogue_change();
drop function log_product_change();
drop function log_stock_change();
drop function log_catalogue_change();
drop function announce_setting_change();
drop table catalogue_change;

-- What changed in which transaction. A process that has seen everything up to some transaction reads on from there.
create table invalidation (
  changed_in xid8 not null default pg_current_xact_id(),
  table_name text not null,
  change text not null check (change in ('row', 'level', 'all')),
  product_id text not null default '',
  at timestamptz not null default now(),
  primary key (changed_in, table_name, change, product_id)
);
comment on column invalidation.change is
  'row: rows of these products; level: only how many units can be bought; all: the table as a whole';
create index invalidation_by_age on invalidation (at);

-- The arguments are the change and, unless the table changes as a whole, the column that names the product.
-- Statement triggers also wake every process by NOTIFY. Row triggers are for changes that come with every sale:
-- transactions that notify commit one at a time, so these wait to be read.
create function record_invalidation() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    insert into invalidation (table_name, change, product_id)
    values (tg_table_name, tg_argv[0], coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[1])
    on conflict do nothing;
    return null;
  end if;
  if tg_nargs = 2 then
    execute format('insert into invalidation (table_name, change, product_id)
                    select distinct $1, $2, %I from changed on conflict do nothing', tg_argv[1])
      using tg_table_name, tg_argv[0];
  else
    insert into invalidation (table_name, change) values (tg_table_name, tg_argv[0]) on conflict do nothing;
  end if;
  perform pg_notify('invalidation', '');
  return null;
end $$;

create trigger product_insert_invalidates after insert on product referencing new table as changed
  for each statement execute function record_invalidation('row', 'id');
create trigger product_update_invalidates after update on product referencing new table as changed
  for each statement execute function record_invalidation('row', 'id');
create trigger product_delete_invalidates after delete on product referencing old table as changed
  for each statement execute function record_invalidation('row', 'id');
create trigger product_truncate_invalidates after truncate on product
  for each statement execute function record_invalidation('all');

create trigger variant_invalidates after insert or delete on variant
  for each row execute function record_invalidation('row', 'product_id');
create trigger variant_update_invalidates after update on variant
  for each row when ((old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved)
                     or old.size is distinct from new.size or old.position is distinct from new.position)
  execute function record_invalidation('row', 'product_id');
create trigger variant_level_invalidates after update on variant
  for each row when (old.on_hand - old.reserved is distinct from new.on_hand - new.reserved)
  execute function record_invalidation('level', 'product_id');
create trigger variant_truncate_invalidates after truncate on variant
  for each statement execute function record_invalidation('all');

create trigger filter_definition_invalidates after insert or update or delete or truncate on filter_definition
  for each statement execute function record_invalidation('all');
create trigger filter_value_invalidates after insert or update or delete or truncate on filter_value
  for each statement execute function record_invalidation('all');
create trigger search_synonym_invalidates after insert or update or delete or truncate on search_synonym
  for each statement execute function record_invalidation('all');
create trigger shop_setting_invalidates after insert or update or delete or truncate on shop_setting
  for each statement execute function record_invalidation('all');
