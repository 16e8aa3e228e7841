-- The admin's search finds orders by the ids of payments and refunds and by banks' references.
create index payment_by_provider_id on payment (provider_payment_id);
create index refund_by_provider_refund_id on refund (provider_refund_id) where provider_refund_id is not null;
create index refund_by_bank_reference on refund (upper(bank_reference)) where bank_reference is not null;
create index payout_by_bank_reference on payout (upper(bank_reference)) where bank_reference is not null;
create index remittance_by_reference on remittance (upper(reference));
