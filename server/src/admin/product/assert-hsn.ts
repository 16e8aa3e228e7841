import { hsnComplaint, type ProductFields } from '@gulmohar/contract/admin/product-fields.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { wrongField } from '../../platform/http/shop-error.ts';
import { readGstDuties } from '../../shop/gst-duties.ts';

/**
 * @throws ShopError INVALID_INPUT for a product on sale whose HSN code is missing or shorter than the shop's
 * turnover requires
 */
export async function assertHsn(trx: Transaction, fields: ProductFields): Promise<void> {
  const complaint = hsnComplaint(fields, await readGstDuties(trx));
  if (complaint) throw wrongField('hsn', complaint);
}
