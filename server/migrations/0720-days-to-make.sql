alter table product add column days_to_make integer check (days_to_make between 1 and 60);
comment on column product.days_to_make is 'working days until a unit is ready; counts only while a size is made to order; null: none';

alter table orders add column days_to_make integer not null default 0;
comment on column orders.days_to_make is 'those of its slowest product, as it was ordered';
