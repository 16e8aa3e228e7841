import type { BillState, ChargeKind } from '@gulmohar/contract/admin/courier-bill.ts';
import type { StaffActor } from '../../../platform/audit/actor.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';

type Step = { billId: string; line: number; kind: ChargeKind; state: Exclude<BillState, 'agreed'> };

/** @throws ShopError NOT_FOUND */
export async function settleBillLine(
  db: Database,
  staff: StaffActor,
  { billId, line, kind, state }: Step,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const charge = trx
      .selectFrom('courier_bill_line')
      .where('bill_id', '=', billId)
      .where('line', '=', line)
      .where('kind', '=', kind);
    const before = await charge.select(['state', 'tracking_number']).forUpdate().executeTakeFirst();
    if (!before) throw new ShopError('NOT_FOUND', 'There is no such charge.');
    await trx
      .updateTable('courier_bill_line')
      .set({ state })
      .where('bill_id', '=', billId)
      .where('line', '=', line)
      .where('kind', '=', kind)
      .execute();
    await recordChange(trx, staff, {
      action: 'courier-bill.state',
      subject: before.tracking_number,
      before: { state: before.state },
      after: { state },
    });
  });
}
