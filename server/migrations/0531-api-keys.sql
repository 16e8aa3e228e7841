-- Programs that call the admin's API in the name of the member of staff who made the key, with some of their permissions.
create table api_key (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  name text not null,
  key_hash bytea not null unique,
  hint text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz
);
comment on column api_key.hint is 'the last characters, by which the owner recognises it';
comment on column api_key.expires_at is 'null: it holds until it is deleted';
create index api_key_of_staff on api_key (staff_id);
