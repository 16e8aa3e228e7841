-- Newsletters that the owner writes, and who gets them.
create table campaign (
  id uuid primary key,
  version integer not null default 1,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent')),
  subject text not null,
  preheader text not null,
  body jsonb not null,
  product_ids text[] not null,
  segment jsonb not null,
  -- What its links are named by in figures of visits and orders.
  code text not null unique,
  send_at timestamptz,
  begun_at timestamptz,
  done_at timestamptz,
  changed_at timestamptz not null default now()
);
create index campaign_due on campaign (send_at) where status in ('scheduled', 'sending');

create table campaign_recipient (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references campaign on delete cascade,
  email text not null,
  status text not null default 'waiting' check (status in ('waiting', 'queued', 'sent', 'left', 'bounced')),
  sent_at timestamptz,
  unique (campaign_id, email)
);
create index campaign_recipient_waiting on campaign_recipient (campaign_id) where status = 'waiting';
create index campaign_recipient_by_email on campaign_recipient (email);
