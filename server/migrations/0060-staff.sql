-- Who works at the owner's desk. Apart from shoppers: other table, other session, other sign-in.
create table staff (
  id uuid primary key,
  email text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'manager', 'packer', 'support')),
  password_hash text not null,
  is_active boolean not null default true,
  -- Base32. In force from totp_confirmed_at on.
  totp_secret text,
  totp_confirmed_at timestamptz,
  -- The time step of the last code that was taken: none is taken twice (RFC 6238, 5.2).
  totp_last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table staff_session (
  id uuid primary key,
  key_hash bytea not null unique,
  staff_id uuid not null references staff on delete cascade,
  -- Whether the code was given; a session without it may only give one, where the member has a second factor.
  has_second_factor boolean not null default false,
  browser text not null,
  address text not null,
  opened_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index staff_session_by_member on staff_session (staff_id, last_seen_at desc);

create table staff_recovery_code (
  staff_id uuid not null references staff on delete cascade,
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);

-- Every change at the desk, written in the transaction that makes it. Nothing updates or deletes a row.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  staff_id uuid references staff on delete set null,
  staff_name text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb
);
create index audit_entry_by_subject on audit_entry (subject, id desc);

-- Who owns the shop is a matter of the staff table now.
alter table users drop column role;
