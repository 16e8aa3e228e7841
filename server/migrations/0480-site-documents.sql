-- What an owner designs and publishes: the look, later pages and menus. What is in them is for the contract's kinds to say.
create table site_document (
  kind text not null,
  key text not null,
  -- What staff work on; null if it is the same as what is published.
  draft jsonb,
  -- What shoppers see; null for the default.
  published jsonb,
  version integer not null default 1,
  -- When the draft is published by itself.
  publish_at timestamptz,
  staff_id uuid references staff on delete set null,
  staff_name text not null,
  changed_at timestamptz not null default now(),
  primary key (kind, key),
  check (publish_at is null or draft is not null)
);

create trigger site_document_invalidates after insert or update or delete or truncate on site_document
  for each statement execute function record_invalidation('all');

-- The last published versions of each document, also of those that were removed.
create table site_version (
  id integer generated always as identity primary key,
  kind text not null,
  key text not null,
  document jsonb not null,
  staff_name text not null,
  published_at timestamptz not null default now()
);
create index site_version_by_document on site_version (kind, key, id desc);
