-- The one-time code without which nobody sets up their first second factor: a password alone must not be enough for it.
alter table staff
  add column setup_code_hash bytea,
  add column setup_code_until timestamptz;
