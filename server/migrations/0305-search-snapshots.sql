-- What a process kept of its search index in a file (docs/decisions/0085-index-on-disk.md). The row is written in the same
-- session as the index was read, and after it: where the row is, all that the file says was committed here. A copy of
-- the rows in another cluster or another database does not count, nor one that another transaction wrote (a restore).
create table search_snapshot (
  id uuid primary key,
  -- The cluster's own number and that of the database in it.
  cluster text not null,
  made_in xid8 not null default pg_current_xact_id(),
  made_at timestamptz not null default now()
);
comment on table search_snapshot is 'Files of the search index that the changes since then can bring up to date';

-- A file is as good as the records of what changed since: whoever forgets those, be it an older release, forgets the
-- files that would need them. A record bears the time at which its transaction began, which may last for a day.
create function forget_search_snapshots() returns trigger language plpgsql as $$
begin
  delete from search_snapshot
  where made_at < (select max(at) from forgotten) + interval '24 hours';
  return null;
end $$;
create trigger invalidation_forgets_snapshots after delete on invalidation referencing old table as forgotten
  for each statement execute function forget_search_snapshots();

create function forget_all_search_snapshots() returns trigger language plpgsql as $$
begin
  delete from search_snapshot;
  return null;
end $$;
create trigger invalidation_truncate_forgets_snapshots after truncate on invalidation
  for each statement execute function forget_all_search_snapshots();
