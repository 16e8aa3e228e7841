import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';
import { EXCHANGE } from '../../return/exchange/exchange.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The calendar day in India before the one of this time, such as `2026-11-27`. */
export function dayBefore(at: Date): string {
  return new Date(at.getTime() + INDIA_AHEAD_MS - DAY_MS).toISOString().slice(0, 10);
}

export function readOrdersOf(db: Database, day: string) {
  return (
    db
      .selectFrom('orders')
      .where(sql<boolean>`(placed_at at time zone 'Asia/Kolkata')::date = ${day}::date`)
      // An exchange is no sale.
      .where('payment_method', '<>', EXCHANGE)
      .orderBy('placed_at')
      .select(['id', 'buyer_name', 'amount', 'status'])
      .execute()
  );
}
