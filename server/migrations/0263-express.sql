-- Delivered faster, at a price of its own.
alter table orders add column is_express boolean not null default false;
alter table parcel add column is_express boolean not null default false;
-- How the courier was asked to carry it.
alter table shipment add column is_express boolean not null default false;
