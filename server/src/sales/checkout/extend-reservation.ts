import {
  MAX_RESERVATION_EXTENSIONS,
  RESERVATION_EXTENSION_MINUTES,
  RESERVATION_MINUTES,
} from '@gulmohar/contract/shop/shop-rules.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { findShoppersCheckout } from './find-shoppers-checkout.ts';

const MAX_MINUTES = RESERVATION_MINUTES + MAX_RESERVATION_EXTENSIONS * RESERVATION_EXTENSION_MINUTES;

/**
 * An expired reservation is not restored, because its units may have been sold; a checkout beyond the caps
 * holds nothing to extend.
 * @throws ShopError NOT_FOUND, also for another shopper's checkout; STEP_NOT_POSSIBLE when there is nothing
 * to extend, or it was extended as often as allowed
 */
export async function extendReservation(
  db: Database,
  question: { orderId: string; userId: string | undefined },
): Promise<{ secondsLeft: number; extensionsLeft: number }> {
  const { id } = await findShoppersCheckout(db, question);
  const later = sql<Date>`expires_at + ${RESERVATION_EXTENSION_MINUTES} * interval '1 minute'`;
  const extended = await db
    .updateTable('checkout')
    .set({ expires_at: later })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('holds_stock', '=', true)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<SqlBool>`${later} <= created_at + ${MAX_MINUTES} * interval '1 minute'`)
    .returning([
      sql<number>`floor(extract(epoch from expires_at - now()))::int`.as('secondsLeft'),
      sql<number>`extract(epoch from created_at + ${MAX_MINUTES} * interval '1 minute' - expires_at)::float8 / 60`.as(
        'minutesToGive',
      ),
    ])
    .executeTakeFirst();
  if (!extended) throw new ShopError('STEP_NOT_POSSIBLE', 'The reservation can no longer be extended.');
  const { secondsLeft, minutesToGive } = extended;
  return { secondsLeft, extensionsLeft: Math.floor(minutesToGive / RESERVATION_EXTENSION_MINUTES) };
}
