import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { Staff } from '../session/staff.ts';

/** Sets where the units of a variant are stored. @throws ShopError NOT_FOUND */
export async function setBinLocation(
  db: Database,
  staff: Staff,
  sku: string,
  binLocation: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const variant = await trx
      .selectFrom('variant')
      .where('sku', '=', sku)
      .forNoKeyUpdate()
      .select(['id', 'bin_location'])
      .executeTakeFirst();
    if (!variant) throw new ShopError('NOT_FOUND', `There is no variant with the SKU ${sku}.`);
    await trx
      .updateTable('variant')
      .set({ bin_location: binLocation })
      .where('id', '=', variant.id)
      .execute();
    await recordChange(trx, staff, {
      action: 'variant.place',
      subject: sku,
      before: { binLocation: variant.bin_location },
      after: { binLocation },
    });
  });
}
