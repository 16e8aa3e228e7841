with wanted as (
  select variant.id, wanted.quantity
  from unnest($3::text[], $4::text[], $5::int[]) as wanted (product_id, size, quantity)
  join bare.variant using (product_id, size)
  order by variant.id for no key update of variant
), taken as (
  update bare.variant set reserved = reserved + wanted.quantity from wanted where variant.id = wanted.id
), opened as (
  insert into bare.checkout (id, buyer_key, snapshot, amount, currency, provider, expires_at)
  values ($1::uuid, $6::text, $2::jsonb, $7, 'INR', 'razorpay', now() + interval '15 minutes')
), reserved as (
  insert into bare.reservation (checkout_id, variant_id, quantity) select $1, id, quantity from wanted
)
insert into bare.stock_movement (variant_id, kind, reserved_change, checkout_id)
select id, 'reserved', quantity, $1 from wanted
