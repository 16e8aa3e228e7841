-- What the admin's search looks up at its beginning, in millions of orders: each index answers a prefix in its order.

-- Equality, for which it was made, and now the beginning too.
create index orders_by_short_id_start on orders (right(id::text, 8) text_pattern_ops);
drop index orders_by_short_id;

create index orders_by_city on orders (lower(address ->> 'city') text_pattern_ops, placed_at desc, id desc);
create index orders_by_pin on orders ((address ->> 'zipcode'), placed_at desc, id desc);

-- The newest orders of a variant: ids of orders ascend with time.
create index order_line_by_variant on order_line (variant_id, order_id);

-- Tracking numbers as they are compared: however the staff typed them.
create index parcel_by_bare_number on parcel (upper(replace(tracking_number, ' ', '')) text_pattern_ops)
  where tracking_number is not null;
create index shipment_by_bare_number on shipment (upper(replace(tracking_number, ' ', '')) text_pattern_ops)
  where tracking_number is not null;
create index return_pickup_by_bare_number on return_pickup (upper(replace(tracking_number, ' ', '')) text_pattern_ops)
  where tracking_number is not null;

create index tax_document_by_number on tax_document (number text_pattern_ops);
create index variant_by_sku_start on variant (upper(sku) text_pattern_ops);
