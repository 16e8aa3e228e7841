-- A checkout that its buyer replaced by another knows that one. A payment that arrives afterwards, although something else
-- was ordered meanwhile or the draft was cancelled, waits for the staff to decide.
alter table checkout add column successor_id uuid references checkout on delete set null;
create index checkout_by_successor on checkout (successor_id) where successor_id is not null;

create table payment_review (
  payment_id uuid primary key references payment on delete cascade,
  reason text not null check (reason in ('ordered otherwise', 'draft cancelled')),
  opened_at timestamptz not null default now(),
  outcome text check (outcome in ('order', 'refund')),
  staff_name text,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null))
);
create index payment_review_open on payment_review (opened_at) where outcome is null;
