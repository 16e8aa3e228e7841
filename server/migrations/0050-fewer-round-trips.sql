-- Jobs wait here until the worker hands them to its queue, many at a time. The queue announces each new job by NOTIFY,
-- and PostgreSQL lets only one transaction at a time commit a NOTIFY: orders would follow each other to the disk.
create table job_outbox (
  id bigint generated always as identity primary key,
  name text not null,
  payload json not null
);

-- Makes checkouts of one buyer follow each other until the transaction ends, and finds the open one with the variants
-- that it holds; its row is locked. As one query it would not see what was committed while it waited.
create function lock_buyer(key text) returns table (id uuid, variant_id bigint) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(key, 0));
  return query
    select checkout.id, reservation.variant_id from checkout
    join reservation on reservation.checkout_id = checkout.id
    where checkout.buyer_key = key and checkout.status = 'open'
    for update of checkout;
end $$;
