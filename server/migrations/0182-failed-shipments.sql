-- Those that the page Today lists.
create index shipment_failed on shipment (created_at) where state = 'failed';
