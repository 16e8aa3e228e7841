import type { Transaction } from '../../../platform/database/connection.ts';
import type { PlannedVariant } from '../plan/planned-product.ts';

type Columns = Pick<PlannedVariant, 'ownPrice' | 'ownMrp' | 'cost' | 'toppedUpTo' | 'options' | 'sourceKey'>;

/** Sets what a variant has beyond what the editor's call for a new product takes. */
export async function setVariantColumns(
  trx: Transaction,
  variantId: number,
  {
    ownPrice,
    ownMrp,
    cost,
    toppedUpTo,
    options,
    sourceKey,
    moreBarcodes,
  }: Columns & { moreBarcodes: string[] },
): Promise<void> {
  await trx
    .updateTable('variant')
    .set({
      own_price: ownPrice,
      own_mrp: ownMrp,
      cost,
      topped_up_to: toppedUpTo,
      options: JSON.stringify(options),
      source_key: sourceKey,
      more_barcodes: moreBarcodes,
    })
    .where('id', '=', variantId)
    .execute();
}
