-- When the last settlement of overdue checkouts began that reached all of them. What became overdue later, because the
-- shop was stopped or is restored from a backup, is not late: it waits for the shop to start.
create table settlement_run (
  only_one boolean primary key default true check (only_one),
  began_at timestamptz not null
);
