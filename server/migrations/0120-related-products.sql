-- What is shown beside a product: the owner's own choice, and how often orders had both.
create table complementary_product (
  product_id text not null references product,
  other_id text not null references product check (other_id <> product_id),
  position smallint not null,
  primary key (product_id, other_id)
);
create index complementary_product_by_other on complementary_product (other_id);
comment on table complementary_product is 'What the owner shows first among the related products of a product';

create table bought_together (
  product_id text not null references product,
  other_id text not null references product,
  orders integer not null check (orders > 0),
  primary key (product_id, other_id)
);
create index bought_together_by_other on bought_together (other_id);
comment on table bought_together is 'In how many orders of the last year both were bought; counted anew every night';

create trigger complementary_product_invalidates
  after insert or update or delete or truncate on complementary_product
  for each statement execute function record_invalidation('all');
create trigger bought_together_invalidates after insert or update or delete or truncate on bought_together
  for each statement execute function record_invalidation('all');
