import { randomUUID } from 'node:crypto';
import type { ColoursForm, ProductColour } from '@gulmohar/contract/admin/product-colours.ts';
import { sql } from 'kysely';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { pickedColumns, presentPicked } from '../catalogue/picked-product.ts';
import type { Staff } from '../session/staff.ts';
import { lockProduct } from './lock-product.ts';

/** Returns the colours of a product's design in the owner's order, itself among them. */
export async function readColours(db: Database | Transaction, productId: string): Promise<ProductColour[]> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('product as one', 'one.group_id', 'product.group_id')
    .where('one.id', '=', productId)
    .orderBy('product.group_position')
    .orderBy('product.id')
    .select([...pickedColumns, 'product.color', 'product.color_code'])
    .execute();
  return rows.map((row) => ({ ...presentPicked(row), color: row.color, colorCode: row.color_code }));
}

/**
 * Links products as the colours of one design; one that was a colour of another design leaves that. Products that are
 * not named any more stand alone again.
 * @throws ShopError NOT_FOUND for a product that does not exist, INVALID_INPUT if the product itself is not among several
 */
export async function changeColours(
  trx: Transaction,
  staff: Staff,
  { productId, colours }: ColoursForm,
): Promise<void> {
  await lockProduct(trx, productId);
  if (colours.length > 1 && !colours.some((colour) => colour.productId === productId)) {
    throw wrongField('colours', 'The product itself must be among the colours');
  }
  const before = await readColours(trx, productId);
  const ids = colours.map((colour) => colour.productId);
  await trx
    .updateTable('product')
    .set({ group_id: null, group_position: 0 })
    .where('id', 'in', [productId, ...before.map((colour) => colour.productId)])
    .execute();
  if (colours.length > 1) await link(trx, colours);
  await recordChange(trx, staff, {
    action: 'product.colours',
    subject: productId,
    before: { colours: before.map((colour) => colour.productId) },
    after: { colours: colours.length > 1 ? ids : [] },
  });
}

async function link(trx: Transaction, colours: ColoursForm['colours']): Promise<void> {
  const { numAffectedRows } = await sql`
    update product set group_id = ${randomUUID()}, group_position = new.position, color = new.color,
      color_code = new.color_code
    from unnest(${colours.map((colour) => colour.productId)}::text[], ${colours.map(({ color }) => color)}::text[],
      ${colours.map(({ colorCode }) => colorCode)}::text[]) with ordinality as new (id, color, color_code, position)
    where product.id = new.id`.execute(trx);
  if (Number(numAffectedRows) !== colours.length) {
    throw new ShopError('NOT_FOUND', 'There is no such product.');
  }
}
