alter table review_request add column reminded_at timestamptz;
comment on column review_request.reminded_at is 'null: not reminded, or reviewed before that';
create index review_request_to_remind on review_request (requested_at) where reminded_at is null;
