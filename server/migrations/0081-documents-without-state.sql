-- Invoices for addresses whose state nobody knew were taxed as another state's. They are few, and the doctor names them.
create index tax_document_without_state on tax_document (issued_at)
  where content #>> '{placeOfSupply,code}' = '';
