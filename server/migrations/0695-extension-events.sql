-- Extensions with code on the server: they are told the events that programs are told, and are given secrets.
create table extension_event (
  event text not null,
  extension text not null,
  primary key (event, extension)
);
comment on table extension_event is 'what the installed extensions handle, as their code said when a worker last started';

create table extension_secret (
  extension text not null,
  name text not null,
  sealed bytea not null,
  primary key (extension, name)
);

-- Queues an event for each endpoint and extension that wants it, in the transaction that causes it.
-- @param merges whether one that an endpoint was not sent yet says the same: the receiver then reads what is current
create or replace function announce(event_type text, event_data jsonb, merges boolean default false) returns void language plpgsql as $$
declare
  new_event uuid := gen_random_uuid();
begin
  with delivery as (
    insert into webhook_delivery (endpoint_id, event_id, type, data)
    select endpoint.id, new_event, event_type, event_data
    from webhook_endpoint as endpoint
    where endpoint.off_since is null and event_type = any (endpoint.events)
      and not (merges and exists (
        select from webhook_delivery as earlier
        where earlier.endpoint_id = endpoint.id and earlier.created_at > now() - interval '1 hour'
          and earlier.type = event_type and earlier.data = event_data and earlier.state = 'waiting' and earlier.tries = 0
      ))
    returning id
  )
  insert into job_outbox (name, payload, run_at)
  select 'deliver-webhook', json_build_object('deliveryId', id), case when merges then now() + interval '5 seconds' end
  from delivery;

  insert into job_outbox (name, payload)
  select 'tell-extension', json_build_object('extension', handler.extension, 'eventId', new_event, 'type', event_type,
    'at', now(), 'data', event_data)
  from extension_event as handler
  join shop_setting as saved on saved.name = 'extensions' and (saved.value -> handler.extension ->> 'isOn')::boolean
  where handler.event = event_type;
end $$;

-- With the order's number, as shoppers read it.
create or replace function announce_order() returns trigger language plpgsql as $$
declare
  about jsonb := jsonb_build_object('orderId', new.id, 'number', upper(right(new.id::text, 8)), 'status', new.status);
begin
  if tg_op = 'INSERT' then
    perform announce('order.placed', about);
    if new.is_paid then perform announce('order.paid', about); end if;
    return null;
  end if;
  if new.is_paid and not old.is_paid then perform announce('order.paid', about); end if;
  if new.status <> old.status and new.status in ('Shipped', 'Delivered', 'Cancelled') then
    perform announce('order.' || lower(new.status), about);
  end if;
  return null;
end $$;
