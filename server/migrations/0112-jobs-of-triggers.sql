-- Triggers that need a job ask the outbox for it, like all other code: the queue's own add_job notifies.
alter table job_outbox add column run_at timestamptz;
comment on column job_outbox.run_at is 'null: at once';

create or replace function announce_restock() returns trigger language plpgsql as $$
begin
  if exists (select from stock_alert
             where product_id = new.product_id and status = 'active' and (size is null or size = new.size)) then
    insert into job_outbox (name, payload) values ('send-stock-alerts', json_build_object('productId', new.product_id));
  end if;
  return null;
end $$;

-- Each new time has a job of its own. One that comes at a time that was changed since does no harm: caches look again.
create or replace function announce_when_published() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and nullif(new.published_at, old.published_at) is null then return null; end if;
  insert into job_outbox (name, payload, run_at)
  values ('announce-published', json_build_object('productId', new.id), new.published_at);
  return null;
end $$;
