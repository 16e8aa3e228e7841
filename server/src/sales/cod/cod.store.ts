import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { CodDecision, CodFacts } from './cod.rules.ts';

type KnownFacts = Omit<CodFacts, 'total'>;

/**
 * What orders of a phone number say, and couriers of a PIN code within the last month.
 * @param refusalDays how far back refused parcels count
 */
export async function readRecord(
  db: Database,
  { phone, zipcode }: { phone: string; zipcode: string },
  refusalDays: number,
): Promise<KnownFacts> {
  const { rows } = await sql<Omit<KnownFacts, 'zipcode'>>`
    select count(*) filter (where status in ('Order Placed', 'Packing', 'Shipped', 'Out for delivery'))::int as "openOrders",
           coalesce(sum(refused.count), 0)::int as refusals,
           count(*) filter (where status = 'Delivered')::int as delivered,
           (select bool_or(has_cod) from pin_service
            where pin = ${zipcode} and checked_at > now() - interval '30 days') as "courierTakesCash"
    from orders
    left join lateral (
      select count(*) from parcel
      where parcel.order_id = orders.id and starts_with(parcel.state, 'rto_')
        and parcel.state_at > now() - ${refusalDays} * interval '1 day'
        and exists (select from parcel_event
                    where parcel_id = parcel.id and reason in ('refused', 'opened_and_refused'))) as refused on true
    where phone = ${phone} and payment_method = ${CASH_ON_DELIVERY}`.execute(db);
  const [found] = rows;
  return { zipcode, ...(found ?? { openOrders: 0, refusals: 0, delivered: 0, courierTakesCash: null }) };
}

/** Makes cash orders of one phone number follow each other, so that two at once do not both find room. */
export async function lockPhone(trx: Transaction, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cod:${phone}`}, 0))`.execute(trx);
}

export async function keepDecision(
  trx: Transaction,
  checkoutId: string,
  decision: CodDecision,
): Promise<void> {
  await trx
    .insertInto('cod_decision')
    .values({ checkout_id: checkoutId, decision: JSON.stringify(decision) })
    .execute();
}
