-- What is scanned on a unit's tag besides its SKU: a GTIN (EAN, UPC) or the shop's own number; empty: there is none.
alter table variant add column barcode text not null default '' check (length(barcode) <= 60);
create unique index variant_by_barcode on variant (barcode) where barcode <> '';
