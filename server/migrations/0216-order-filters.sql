-- The list of orders by payment. Cash that a buyer has to confirm, and cash that is still to be collected, are few.
create index orders_by_payment on orders (payment_method, placed_at desc, id desc);
create index orders_unpaid on orders (placed_at desc, id desc) where not is_paid;
create index orders_to_confirm on orders (placed_at desc, id desc)
  where status = 'Order Placed' and to_confirm_by is not null and confirmed_at is null;
