-- A code for guest tracking is good for the e-mail address it was mailed to and for the device or network address that
-- asked for it, so that nobody else can use up its tries or replace it. Replaces tracking_code, which had one code for each
-- e-mail address; the previous release still writes that one.
create table guest_code (
  -- hash of both
  key text primary key,
  -- keyed
  code_hash bytea not null,
  tries_left smallint not null,
  expires_at timestamptz not null
);
comment on table tracking_code is 'retired';
