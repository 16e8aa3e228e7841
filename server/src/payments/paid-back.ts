import type { Paise } from '@gulmohar/contract/values/money.ts';
import { type RawBuilder, sql } from 'kysely';

/**
 * How much of a row of `payment` went back to its buyer: refunds, promised ones included, and what the bank took back in a
 * dispute.
 */
export function paidBack(): RawBuilder<Paise> {
  return sql<Paise>`(
    (select coalesce(sum(amount), 0) from refund where payment_id = payment.id and status <> 'failed')
    + (select coalesce(sum(deducted), 0) from dispute where payment_id = payment.id))::bigint`;
}
