-- E-mails that somebody asked for: stock alerts and the newsletter.
create table stock_alert (
  id uuid primary key,
  product_id text not null references product on delete cascade,
  size text,
  email text not null,
  user_id uuid references users on delete cascade,
  status text not null check (status in ('pending', 'active', 'sent', 'ended')),
  requested_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on column stock_alert.size is 'null: any size';
create unique index stock_alert_one_waiting on stock_alert (email, product_id, size) nulls not distinct
  where status in ('pending', 'active');
create index stock_alert_active on stock_alert (product_id) where status = 'active';
create index stock_alert_by_user on stock_alert (user_id);

-- Queued in the transaction that brings the pieces, whichever movement of the ledger it is.
create function announce_restock() returns trigger language plpgsql as $$
begin
  if exists (select from stock_alert
             where product_id = new.product_id and status = 'active' and (size is null or size = new.size)) then
    perform graphile_worker.add_job('send-stock-alerts', json_build_object('productId', new.product_id),
                                    max_attempts := 25);
  end if;
  return null;
end $$;
create trigger variant_announces_restock after update on variant for each row
  when (old.on_hand <= old.reserved and new.on_hand > new.reserved)
  execute function announce_restock();

create table newsletter_subscriber (
  email text primary key,
  status text not null check (status in ('pending', 'subscribed', 'unsubscribed')),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

-- When an address was last asked to confirm something: once a day at most, whoever asks for it.
create table confirmation_mail (
  purpose text not null,
  email text not null,
  asked_at timestamptz not null default now(),
  primary key (purpose, email)
);
