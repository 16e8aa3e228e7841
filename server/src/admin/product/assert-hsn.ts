import { hsnComplaint, type ProductFields } from '@gulmohar/contract/admin/product-fields.ts';
import type { Transaction } from '../../database/connection.ts';
import { wrongField } from '../../http/shop-error.ts';
import { readHsnRule } from '../../shop/hsn-rule.ts';

/** @throws ShopError INVALID_INPUT for a product on sale without an HSN code as long as the shop's turnover asks for */
export async function assertHsn(trx: Transaction, fields: ProductFields): Promise<void> {
  const complaint = await findHsnComplaint(trx, fields);
  if (complaint) throw wrongField('hsn', complaint);
}

/** @returns what is wrong with the code; undefined when nothing is */
export async function findHsnComplaint(
  trx: Transaction,
  fields: Pick<ProductFields, 'hsn' | 'publishedAt'>,
): Promise<string | undefined> {
  return hsnComplaint(fields, await readHsnRule(trx));
}
