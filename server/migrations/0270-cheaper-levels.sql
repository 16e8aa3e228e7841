-- Every sale records two changes of each variant. Its row as JSON, to read one name from it, took longer than the record;
-- the row triggers are those of variant, each for its product. Statement triggers are as before.
create or replace function record_invalidation() returns trigger language plpgsql as $$
begin
  if tg_level = 'ROW' then
    insert into invalidation (table_name, change, product_id)
    values (tg_table_name, tg_argv[0], case tg_op when 'DELETE' then old.product_id else new.product_id end)
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
