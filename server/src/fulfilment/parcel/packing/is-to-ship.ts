import { sql } from 'kysely';

export const isToShip = sql<boolean>`(orders.status = 'Packing' and not exists (
  select from order_line where order_line.order_id = orders.id and quantity > 0 and not exists (
    select from parcel_line join parcel on parcel.id = parcel_line.parcel_id
    where parcel_line.line_id = order_line.id and parcel.state <> 'cancelled' and parcel.packed_at is not null)))`;
