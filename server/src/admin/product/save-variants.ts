import { sql } from 'kysely';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { generatedSkus } from './generated-skus.ts';

export type RequestedVariant = {
  variantId?: number | undefined;
  size: string | null;
  sku: string;
  /** The following are unchanged when absent. */
  barcode?: string | undefined;
  moreBarcodes?: string[] | undefined;
  cost?: number | null | undefined;
  toppedUpTo?: number | null | undefined;
  weightGrams?: number | undefined;
  lengthMm?: number | undefined;
  widthMm?: number | undefined;
  heightMm?: number | undefined;
};

/**
 * @throws ShopError INVALID_INPUT with the invalid fields unless each size is named once, or a product
 * without sizes has a single variant of size null
 */
export function assertSizes(hasSize: boolean, variants: readonly { size: string | null }[]): void {
  const names = variants.map(({ size }) => size?.toLowerCase() ?? null);
  const complaints = names.flatMap((name, at): [string, string][] => {
    const complaint = sizeComplaint(hasSize, name, names.slice(0, at));
    return complaint ? [[`variants.${at}.size`, complaint]] : [];
  });
  const [first] = complaints;
  if (first) throw new ShopError('INVALID_INPUT', first[1], { fields: Object.fromEntries(complaints) });
}

function sizeComplaint(hasSize: boolean, name: string | null, former: (string | null)[]): string | undefined {
  if (!hasSize) return name === null && former.length === 0 ? undefined : 'This product has no sizes';
  if (name === null) return 'Please enter a size';
  return former.includes(name) ? 'This size is already listed' : undefined;
}

/**
 * Sets the product's variants in this order; their stock is not changed here.
 * @throws ShopError INVALID_INPUT for a SKU that is taken; STEP_NOT_POSSIBLE for removing a variant that has
 * had stock
 */
export async function saveVariants(
  trx: Transaction,
  actor: ChangeAuthor,
  productId: string,
  requested: readonly RequestedVariant[],
): Promise<void> {
  const before = await readVariants(trx, productId);
  const remaining = new Set(requested.map(({ variantId }) => variantId));
  for (const { id, size } of before) if (!remaining.has(id)) await removeVariant(trx, id, size);
  const unnamed = requested.filter(({ sku }) => !sku).map(({ size }) => size);
  const skuFor = await generatedSkus(trx, productId, unnamed);
  for (const [position, variant] of requested.entries()) {
    const { variantId, size, sku } = variant;
    const row = { size, position, sku: sku || skuFor(size), ...shelfColumns(variant) };
    if (variantId === undefined)
      await trx
        .insertInto('variant')
        .values({ ...row, product_id: productId })
        .execute()
        .catch(rethrowInPlainText);
    else
      await trx
        .updateTable('variant')
        .set(row)
        .where('id', '=', variantId)
        .where('product_id', '=', productId)
        .execute()
        .catch(rethrowInPlainText);
  }
  const after = await readVariants(trx, productId);
  await recordChange(trx, actor, {
    action: 'product.sizes',
    subject: productId,
    before: loggedSizes(before),
    after: loggedSizes(after),
  });
}

function loggedSizes(rows: Awaited<ReturnType<typeof readVariants>>) {
  return {
    sizes: rows.map(({ id, ...logged }) => logged),
  };
}

async function readVariants(trx: Transaction, productId: string) {
  return trx
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .orderBy('position')
    .select(['id', 'size', 'sku', 'barcode', 'weight_grams', 'length_mm', 'width_mm', 'height_mm'])
    .select(['more_barcodes', 'cost', 'topped_up_to'])
    .execute();
}

export function shelfColumns({
  barcode,
  moreBarcodes,
  cost,
  toppedUpTo,
  weightGrams,
  lengthMm,
  widthMm,
  heightMm,
}: Omit<RequestedVariant, 'size' | 'sku'>) {
  return {
    ...(barcode !== undefined && { barcode }),
    ...(moreBarcodes !== undefined && { more_barcodes: moreBarcodes }),
    ...(cost !== undefined && { cost }),
    ...(toppedUpTo !== undefined && { topped_up_to: toppedUpTo }),
    ...(weightGrams !== undefined && { weight_grams: weightGrams }),
    ...(lengthMm !== undefined && { length_mm: lengthMm }),
    ...(widthMm !== undefined && { width_mm: widthMm }),
    ...(heightMm !== undefined && { height_mm: heightMm }),
  };
}

async function removeVariant(trx: Transaction, id: number, size: string | null): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('variant')
    .where('id', '=', id)
    .where(sql<boolean>`not exists (select from stock_movement where variant_id = variant.id)`)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return;
  throw new ShopError(
    'STEP_NOT_POSSIBLE',
    `Size ${size} has been in stock, so its records are kept. Set its stock to 0 to show it as sold out.`,
  );
}

/** Translates PostgreSQL's unique violation into a message. */
export function rethrowInPlainText(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== '23505') throw error;
  if (constraint?.includes('sku')) throw wrongField('variants', 'This SKU is already in use');
  if (constraint?.includes('barcode')) throw wrongField('variants', 'This barcode is already in use');
  throw wrongField('variants', 'A size is listed twice');
}
