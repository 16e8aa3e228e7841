with completed as (
  update bare.checkout set status = 'completed' where provider_order_id = $1
  returning id, amount, currency, snapshot -> 'guestInfo' as buyer, snapshot -> 'address' as address
), taken as (
  delete from bare.reservation using completed where checkout_id = completed.id returning variant_id, quantity
), sold as (
  select variant.*, quantity from bare.variant join taken on variant_id = variant.id
  order by variant.id for no key update of variant
), left_over as (
  update bare.variant set on_hand = variant.on_hand - quantity, reserved = variant.reserved - quantity
  from sold where variant.id = sold.id
), moved as (
  insert into bare.stock_movement (variant_id, kind, on_hand_change, reserved_change, checkout_id)
  select sold.id, 'sold', -quantity, -quantity, completed.id from sold, completed
), placed as (
  insert into bare.orders (id, checkout_id, email, phone, buyer_name, address, amount, currency, payment_method)
  select $2::uuid, id, buyer ->> 'email', buyer ->> 'phone', buyer ->> 'name', address, amount, currency, 'card'
  from completed
), paid as (
  insert into bare.payment (id, provider, provider_payment_id, checkout_id, order_id, amount, currency)
  select gen_random_uuid(), 'razorpay', $3, id, $2, amount, currency from completed
), begun as (
  insert into bare.order_event (order_id, status, actor) values ($2, 'Order Placed', 'shopper')
), queued as (
  insert into bare.job (name, payload)
  select name, json_build_object('orderId', $2) from unnest('{send-order-placed,notify-new-order}'::text[]) as name
)
insert into bare.order_line (id, order_id, position, product_id, variant_id, name, size, picture, unit_price, quantity, mrp)
select gen_random_uuid(), $2, row_number() over (), product_id, id, name, size, picture, price, quantity, mrp from sold
