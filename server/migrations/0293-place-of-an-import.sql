-- How many rows were done at the place that is kept. The release before counts rows and keeps no place.
alter table product_import add column rows_placed integer not null default 0;
