-- A return that asks for another size: the wanted pieces are held by a checkout of its own, whose order brings them.
-- paid_line_id: the line that was paid and invoiced; of a piece that came by exchange, the one it stands in for.
alter table return_request
  add column exchange_checkout_id uuid unique references checkout,
  add column exchange_size text,
  add column paid_line_id uuid references order_line,
  add constraint exchange_complete check ((exchange_checkout_id is null) = (exchange_size is null));
update return_request set paid_line_id = line_id;
alter table return_request alter column paid_line_id set not null;

-- What travels with a parcel of an exchange is a delivery challan: its goods are invoiced already.
alter table tax_document
  drop constraint tax_document_kind_check,
  add constraint tax_document_kind_check check (kind in ('invoice', 'credit-note', 'delivery-challan'));
drop index tax_document_one_invoice;
create unique index tax_document_one_for_dispatch on tax_document (order_id) where kind <> 'credit-note';
