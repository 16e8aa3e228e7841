-- Why a credit note was issued: an item came back by a return, a parcel was not delivered, or an invoice was corrected.
alter table tax_document
  drop constraint tax_document_check,
  add column reason text;
update tax_document set reason = 'returned' where kind = 'credit-note';
alter table tax_document
  add constraint tax_document_reason_check check (reason in ('returned', 'undelivered', 'corrected')),
  add constraint tax_document_reason_of_credit_note check ((kind = 'credit-note') = (reason is not null)),
  add constraint tax_document_return_of_reason check ((reason is not distinct from 'returned') = (return_id is not null));
