-- Stock that was recorded under an id of the browser's, so that sending it again does not add it again. Kept for a week.
create table stock_request (
  request_id uuid primary key,
  body_hash bytea not null,
  reply jsonb not null,
  recorded_at timestamptz not null default now()
);
create index stock_request_recorded_at on stock_request (recorded_at);
