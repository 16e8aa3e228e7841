import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { selectOpenReturns } from '../return/open-returns.ts';

/**
 * The short number of an order or a return for shoppers and operators: the last 8 characters of its id, in
 * upper case.
 */
export function shortId(id: string): string {
  return id.slice(-8).toUpperCase();
}

/** Finds the orders whose ids end with these 8 characters: one, unless two happen to share them. */
export async function findOrderIds(db: Database, shortId: string): Promise<string[]> {
  const found = await db
    .selectFrom('orders')
    .where(sql<string>`right(id::text, 8)`, '=', shortId.toLowerCase())
    .select('id')
    .execute();
  return found.map(({ id }) => id);
}

/** Finds the returns whose ids end with these 8 characters. */
export async function findReturnIds(db: Database, shortId: string): Promise<string[]> {
  const found = await db
    .selectFrom('return_request')
    .where(sql<string>`right(id::text, 8)`, '=', shortId.toLowerCase())
    .select('id')
    .execute();
  return found.map(({ id }) => id);
}

/** Returns that wait for the shop, oldest first. */
export async function findOpenReturns(db: Database) {
  return selectOpenReturns(db)
    .innerJoin('order_line', 'order_line.id', 'return_request.line_id')
    .orderBy('requested_at')
    .select(['return_request.id', 'return_request.order_id', 'status', 'name', 'reason', 'exchange_size'])
    .execute();
}
