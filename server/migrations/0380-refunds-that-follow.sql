-- The return that a refund is for.
alter table refund add column return_id uuid references return_request on delete set null;
create index refund_return_id on refund (return_id) where return_id is not null;

-- The buyer was told that the refund will follow, because the provider had not accepted it: a mail says when it is made.
alter table refund add column will_follow boolean not null default false;
