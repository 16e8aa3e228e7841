-- Orders that were shipped so far are one parcel with all lines.
insert into parcel (id, order_id, number, state, state_at, courier, tracking_number, created_at)
select gen_random_uuid(), orders.id, 1,
       case status when 'Shipped' then 'in_transit' when 'Out for delivery' then 'out_for_delivery' else 'delivered' end,
       coalesce(last_at, placed_at), courier, tracking_number, coalesce(first_at, placed_at)
from orders
left join lateral (
  select min(at) as first_at, max(at) as last_at from order_event
  where order_id = orders.id and order_event.status in ('Shipped', 'Out for delivery', 'Delivered')) as steps on true
where status in ('Shipped', 'Out for delivery', 'Delivered')
  and not exists (select from parcel where parcel.order_id = orders.id);
insert into parcel_line (parcel_id, line_id)
select parcel.id, order_line.id from parcel join order_line using (order_id)
where not exists (select from parcel_line where parcel_id = parcel.id);
insert into parcel_event (parcel_id, state, actor, at)
select id, 'label_created', 'operator', created_at from parcel
where not exists (select from parcel_event where parcel_id = parcel.id);
insert into parcel_event (parcel_id, state, actor, at)
select parcel.id,
       case status when 'Shipped' then 'in_transit' when 'Out for delivery' then 'out_for_delivery' else 'delivered' end,
       actor, at
from parcel join order_event using (order_id)
where status in ('Shipped', 'Out for delivery', 'Delivered')
  and not exists (select from parcel_event where parcel_id = parcel.id and parcel_event.state <> 'label_created')
  and parcel.state <> 'label_created'
order by order_event.id;
