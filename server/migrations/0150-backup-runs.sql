-- Every attempt to back the shop up: when, where to, and what became of it.
create table backup_run (
  id bigint generated always as identity primary key,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  -- The file, in the place that BACKUP_TO names.
  name text not null,
  bytes bigint,
  -- When it was restored into a cluster of its own and found to be in order; null: it was not tried.
  verified_at timestamptz,
  failure text
);
create index backup_run_by_start on backup_run (started_at);
