-- Programs of others that the shop tells what happens, by Standard Webhooks.
create table webhook_endpoint (
  id uuid primary key,
  url text not null,
  note text not null default '',
  events text[] not null,
  sealed_secret bytea not null,
  former_secret bytea,
  former_secret_until timestamptz,
  failing_since timestamptz,
  off_since timestamptz,
  off_reason text check (off_reason in ('owner', 'gone', 'failing')),
  created_at timestamptz not null default now(),
  check ((off_since is null) = (off_reason is null))
);
comment on column webhook_endpoint.former_secret is 'also signs for a day after the secret was changed';
comment on column webhook_endpoint.failing_since is 'null: the last try was accepted';

create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  event_id uuid not null,
  type text not null,
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'delivered', 'failed')),
  tries int not null default 0,
  answer int,
  fault text,
  next_try_at timestamptz,
  created_at timestamptz not null default now()
);
comment on column webhook_delivery.answer is 'the HTTP status of the last answer';
comment on column webhook_delivery.fault is 'why the last try got no answer';
create index webhook_delivery_of_endpoint on webhook_delivery (endpoint_id, created_at desc);
create index webhook_delivery_by_age on webhook_delivery (created_at);

-- Queues an event for each endpoint that wants it, in the transaction that causes it.
-- @param merges whether one that was not sent yet says the same: the receiver then reads what is current
create function announce(event_type text, event_data jsonb, merges boolean default false) returns void language plpgsql as $$
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
end $$;

create function announce_order() returns trigger language plpgsql as $$
declare
  about jsonb := jsonb_build_object('orderId', new.id, 'status', new.status);
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
create trigger order_is_announced after insert or update of status, is_paid on orders
  for each row execute function announce_order();

create function announce_return() returns trigger language plpgsql as $$
begin
  perform announce('return.requested', jsonb_build_object('returnId', new.id, 'orderId', new.order_id));
  return null;
end $$;
create trigger return_is_announced after insert on return_request for each row execute function announce_return();

create function announce_refund() returns trigger language plpgsql as $$
begin
  perform announce('refund.made', jsonb_build_object('refundId', new.id, 'amount', new.amount, 'orderId',
    (select order_id from payment where payment.id = new.payment_id)));
  return null;
end $$;
create trigger refund_made_at_once_is_announced after insert on refund for each row
  when (new.status = 'processed') execute function announce_refund();
create trigger refund_is_announced after update of status on refund for each row
  when (new.status = 'processed' and old.status <> 'processed') execute function announce_refund();

create function announce_customer() returns trigger language plpgsql as $$
begin
  perform announce('customer.created', jsonb_build_object('customerId', new.id));
  return null;
end $$;
create trigger customer_is_announced after insert on users for each row execute function announce_customer();

create function announce_product() returns trigger language plpgsql as $$
begin
  perform announce('product.changed', jsonb_build_object('productId', coalesce(new.id, old.id)), true);
  return null;
end $$;
create trigger product_change_is_announced after insert or update or delete on product
  for each row execute function announce_product();

-- What is on hand: reservations of unpaid checkouts come and go all the time.
create function announce_stock() returns trigger language plpgsql as $$
begin
  perform announce('stock.changed', jsonb_build_object('productId', new.product_id, 'sku', new.sku), true);
  return null;
end $$;
create trigger stock_change_is_announced after update of on_hand on variant for each row
  when (new.on_hand <> old.on_hand) execute function announce_stock();
