-- At how many units a size of this product is low in stock; null for the shop's own limit.
alter table product add column low_stock_at int;
create index product_low_stock_at on product (low_stock_at) where low_stock_at is not null;
-- The limit is the owner's now. An update of a stock level writes to every index of the variant anyway.
create index variant_by_available on variant ((on_hand - reserved));
drop index variant_running_low;
