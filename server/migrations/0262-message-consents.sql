-- Who wanted updates by WhatsApp or SMS about an order by phone, or did not any more: kept as proof, the last one counts.
create table message_consent (
  id bigint generated always as identity primary key,
  draft_id uuid not null references draft_order,
  is_wanted boolean not null,
  -- The member of staff who asked on the phone; null: the buyer said it on a page of the order.
  staff_name text,
  said_at timestamptz not null default now()
);
create index message_consent_by_draft on message_consent (draft_id, id);
