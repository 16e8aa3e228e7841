-- Complaints are answered by mail; who says so takes one off the list of what waits.
alter table grievance
  add column answered_at timestamptz,
  add column answered_by text,
  add constraint grievance_answered_by check ((answered_at is null) = (answered_by is null));
create index grievance_open on grievance (received_at) where answered_at is null;

-- The law gives a month: what came before was answered, though nobody said so here.
update grievance set answered_at = received_at, answered_by = '' where received_at < now() - interval '1 month';
