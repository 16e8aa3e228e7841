-- A keyed hash of the account, so that payouts to one payee can be summed up after its details are erased.
alter table payout add column payee_hash text;
create index payout_by_payee on payout (payee_hash, created_at) where payee_hash is not null;
create index payout_by_staff on payout (staff_id, created_at);
