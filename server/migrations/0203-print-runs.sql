-- How far a file of many documents is, for whoever waits for it; deleted after a day.
create table print_run (
  id uuid primary key,
  total integer not null,
  done integer not null default 0,
  started_at timestamptz not null default now()
);
