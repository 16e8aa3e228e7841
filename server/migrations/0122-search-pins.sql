-- Products that the owner puts first among the results of a search.
create table search_pin (
  search text not null check (length(search) between 1 and 100),
  product_id text not null references product,
  position smallint not null,
  primary key (search, product_id)
);
create index search_pin_by_product on search_pin (product_id);
comment on column search_pin.search is 'Its words folded and in the singular: Silk Sarees is silk saree';
create trigger search_pin_invalidates after insert or update or delete or truncate on search_pin
  for each statement execute function record_invalidation('all');
