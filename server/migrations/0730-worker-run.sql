-- On a quiet night nothing else shows that no worker runs: jobs that nobody queues are not late.
create table worker_run (
  only_one boolean primary key default true check (only_one),
  at timestamptz not null
);
comment on table worker_run is 'when a worker last ran the job that comes every minute';
insert into worker_run (at) values (now());
