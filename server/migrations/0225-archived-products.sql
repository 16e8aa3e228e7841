-- Products that are kept for the records and no longer sold. An archived product has no time of publishing, so that every
-- public read leaves it out by is_on_sale; publishing it takes it out of the archive.
alter table product add column archived_at timestamptz;
comment on column product.archived_at is 'null: not archived; counts only while published_at is null';
create index product_admin_archived on product (changed_at desc, id desc) where archived_at is not null;
