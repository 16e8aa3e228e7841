-- The names that the code uses, in the field's own words.
alter table variant rename column place to bin_location;
alter index product_desk_category rename to product_admin_category;
alter index product_desk_changed rename to product_admin_changed;
alter index product_desk_drafts rename to product_admin_drafts;
alter index product_desk_name rename to product_admin_name;
alter index product_desk_price rename to product_admin_price;
alter index product_desk_search rename to product_admin_search;

-- Jobs that were renamed and wait in the queue of a shop that ran before: they come again by the clock.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    delete from graphile_worker._private_jobs
    where task_id in (select id from graphile_worker._private_tasks where identifier in ('examine', 'forget-old'));
  end if;
end $$;
