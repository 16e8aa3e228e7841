import { sql } from 'kysely';

// All of a row of `order_line`.

/** The id of its latest return. */
export const latestReturn = sql<string>`(select id from return_request as latest
  where latest.line_id = order_line.id order by requested_at desc, id desc limit 1)`;

/** Of how many units no return was requested yet. */
export const returnableQuantity = sql<number>`(order_line.quantity - (
  select coalesce(sum(requested.quantity), 0) from return_request as requested
  where requested.line_id = order_line.id))::int`;

/** How many units are back. */
export const returnedQuantity = sql<number>`(
  select coalesce(sum(back.quantity), 0)::int from return_request as back
  where back.line_id = order_line.id and back.status in ('Returned', 'Refunded'))`;
