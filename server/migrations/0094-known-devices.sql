-- The browsers that an account was used on, as hashes: signing in on another one is told by mail.
create table known_device (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
