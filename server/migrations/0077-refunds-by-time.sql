-- What was refunded of the last month's orders is taken off their sales.
create index refund_by_time on refund (created_at desc);
