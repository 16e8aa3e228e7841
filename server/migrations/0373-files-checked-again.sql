-- Tells whether the same file was checked or imported before.
alter table product_import add column content_hash bytea;
create index product_import_by_content on product_import (content_hash) where content_hash is not null;
