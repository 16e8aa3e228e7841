-- What the doctor found, the last time: kept, since looking takes a while.
create table doctor_report (
  only_one boolean primary key default true check (only_one),
  at timestamptz not null,
  took_ms integer not null,
  failure text,
  findings jsonb not null
);

-- Who can neither sign in nor order: an e-mail address or a phone number, each in its one normalised form.
create table blocked_contact (
  contact text primary key,
  reason text not null,
  staff_name text not null,
  at timestamptz not null default now()
);

create index users_by_time on users (joined_at desc, id desc);
create index users_by_words on users using gin (lower(name || ' ' || email || ' ' || phone) gin_trgm_ops);
create index checkout_by_time on checkout (created_at) include (buyer_key, status);
create index refund_failed on refund (created_at) where status = 'failed';
create index webhook_event_failed on webhook_event (received_at) where kind like '%failed%';
