import { type CashParcel, MAX_SHOWN_CASH_PARCELS } from '@gulmohar/contract/admin/remittance.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';
import { shortId } from '../../order/short-id.ts';
import { isLate, remittanceStateOf } from './remittance.rules.ts';

export async function listCashParcels(db: Database, { isOpen }: { isOpen: boolean }): Promise<CashParcel[]> {
  const rows = await db
    .selectFrom('parcel')
    .leftJoin('remittance_line', 'remittance_line.parcel_id', 'parcel.id')
    .leftJoin('remittance', 'remittance.id', 'remittance_id')
    .where('cod_due', '>', 0)
    .$if(isOpen, (query) =>
      query.where(
        sql<boolean>`(disputed_at is not null or remittance_line.amount is null and state = 'delivered'
          or remittance_line.amount <> case when state = 'delivered' then cod_due else 0 end)`,
      ),
    )
    .orderBy('state_at', 'desc')
    .limit(MAX_SHOWN_CASH_PARCELS)
    .select(['parcel.id', 'order_id', 'number', 'courier', 'tracking_number', 'state', 'state_at'])
    .select(['disputed_at', 'deductions', 'reference', 'remittance_line.amount as remitted'])
    .select(sql<number>`cod_due`.as('due'))
    .execute();
  const now = new Date();
  return rows.map((row) => ({
    parcelId: row.id,
    orderId: row.order_id,
    shortId: shortId(row.order_id),
    number: row.number,
    courier: row.courier,
    trackingNumber: row.tracking_number,
    state: remittanceStateOf(row),
    stateAt: row.state_at.toISOString(),
    isLate: isLate(row, now),
    due: row.due,
    remitted: row.remitted,
    deductions: row.deductions ?? 0,
    reference: row.reference,
  }));
}

/** In paise. */
export async function sumCash(db: Database): Promise<{ collected: number; remitted: number }> {
  const { rows } = await sql<{ collected: number; remitted: number }>`
    select (select coalesce(sum(amount), 0)::bigint from payment where provider = ${CASH_ON_DELIVERY}) as collected,
           (select coalesce(sum(amount), 0)::bigint from remittance_line where parcel_id is not null) as remitted`.execute(
    db,
  );
  return rows[0] ?? { collected: 0, remitted: 0 };
}
