-- Webhooks as they came (their ids only: what they tell is read again from the provider), and when to ask again.
create table webhook_event (
  provider text not null,
  id text not null,
  kind text not null,
  provider_order_id text,
  provider_refund_id text,
  received_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (provider, id)
);

-- A failed payment can turn into a captured one for three days: the provider is asked at 30 min, 1 h, 2 h, … of age.
alter table checkout add column ask_again_at timestamptz;
create index checkout_to_ask_again on checkout (ask_again_at) where ask_again_at is not null;

create index refund_pending on refund (created_at) where status = 'pending';
