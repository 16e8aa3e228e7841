-- 'manual': the provider takes no refunds by a call; an admin makes it at the provider's dashboard and then says so.
alter table refund drop constraint refund_status_check;
alter table refund add constraint refund_status_check check (status in ('pending', 'processed', 'failed', 'manual'));
