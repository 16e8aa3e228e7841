-- Each line keeps its share of the order's discount: a coupon may be for some lines only, and invoices and refunds go by
-- what was paid for a line. MRP as it was when the line was bought. Amounts are paise.
alter table order_line
  add column discount bigint not null default 0,
  add column mrp bigint;

-- Orders from before: shared over all lines by value in whole paise, as their invoices and refunds had it.
with exact as (
  select order_line.id, order_id, position, orders.discount,
         orders.discount::numeric * unit_price * quantity / orders.subtotal as share
  from order_line join orders on orders.id = order_line.order_id
  where orders.discount > 0
), ranked as (
  select id, floor(share) as whole,
         row_number() over (partition by order_id order by share - floor(share) desc, position) as place,
         discount - sum(floor(share)) over (partition by order_id) as odd_paise
  from exact
)
update order_line set discount = whole + (place <= odd_paise)::int from ranked where ranked.id = order_line.id;

alter table order_line
  add constraint discount_within_value check (discount >= 0 and discount <= unit_price * quantity);
