-- The owner is told of a stuck refund once.
alter table refund add column stuck_reported_at timestamptz;
