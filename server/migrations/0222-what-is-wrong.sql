-- What the admin's page Today counts every minute: the few rows that are not done.
create index webhook_event_unsettled on webhook_event (received_at) where settled_at is null;
create index courier_webhook_undone on courier_webhook (received_at) where done_at is null;
create index refund_manual on refund (created_at) where status = 'manual';
