-- A series of document numbers has a prefix: each continues from its own last number, without gaps. `tax_series` remains
-- as what concurrent documents wait for, and as the count of the previous release.
create index tax_document_series on tax_document
  ((substring(number from '^(.*)/')), (substring(number from '[0-9]+$')::int));
