import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { BulkAction, PlannedChange, PlannedProduct } from '@gulmohar/contract/admin/product-bulk.ts';
import { hsnComplaint, MAX_TAGS, priceComplaint } from '@gulmohar/contract/admin/product-fields.ts';
import type { StockChange } from '@gulmohar/contract/admin/product-stock.ts';
import { sizePriceComplaints } from '@gulmohar/contract/admin/size-prices.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { type GstDuties, readGstDuties } from '../../shop/gst-duties.ts';
import { changeBy } from './bulk.rules.ts';
import { changeOf, lockVariants, stockComplaint } from './change-stock.ts';
import { type LockedProduct, lockProduct } from './lock-product.ts';
import { type LoggedFields, loggedFields } from './product-row.ts';
import { type RequestedFields, settledTime } from './save-fields.ts';

export type Planned = {
  product: LockedProduct;
  shown: PlannedProduct;
  /** The changes as requested: a time of 'now' is not an instant yet, so that it is the same when the plan is applied. */
  requested: readonly PlannedChange[];
  /** What to save; both are absent when the product stays as it is. */
  fields?: RequestedFields;
  stock?: StockChange;
};

/**
 * Works out what an action would do to each of the products, and locks them.
 * @returns what to save, and what to show of it
 * @throws ShopError NOT_FOUND; INVALID_INPUT for an action that could not change any product
 */
export async function planBulk(
  trx: Transaction,
  productIds: readonly string[],
  action: BulkAction,
): Promise<Planned[]> {
  const plan = action.kind === 'stock' ? stockPlanner(trx, action) : await fieldPlanner(trx, action);
  const planned: Planned[] = [];
  for (const productId of [...new Set(productIds)].sort()) {
    planned.push(await plan(await lockProduct(trx, productId)));
  }
  return planned;
}

export function planDigest(planned: readonly Planned[]): string {
  const rows = planned.map(({ shown: { productId, refused }, requested }) => [productId, requested, refused]);
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
}

async function fieldPlanner(trx: Transaction, action: Exclude<BulkAction, { kind: 'stock' }>) {
  const change = changeBy(action);
  const duties = await readGstDuties(trx);
  return async (product: LockedProduct): Promise<Planned> => {
    const before = loggedFields(product);
    const { sizePrices = before.sizePrices, ...changed } = change(before);
    const fields = { ...before, ...changed, sizePrices };
    const ofSizes = sizeChanges(before, fields);
    const changes = [
      ...changesBetween(before, {
        ...changed,
        ...(changed.publishedAt !== undefined && { publishedAt: settledTime(changed.publishedAt, product) }),
      }),
      ...ofSizes,
    ];
    const refused = changes.length > 0 ? (fieldError(fields, duties) ?? null) : null;
    const shown = shownOf(product, changes, refused);
    const requested = [...changesBetween(before, changed), ...ofSizes];
    return { product, shown, requested, ...(changes.length > 0 && refused === null && { fields }) };
  };
}

function changesBetween(before: object, after: object): PlannedChange[] {
  const values: Record<string, PlannedChange['before']> = { ...before };
  return Object.entries(after).flatMap(([field, value]) =>
    isDeepStrictEqual(values[field], value) ? [] : [{ field, before: values[field] ?? null, after: value }],
  );
}

/** The prices of sizes that have one of their own. */
function sizeChanges(before: LoggedFields, after: LoggedFields): PlannedChange[] {
  return before.sizePrices.flatMap(({ size, price }, at): PlannedChange[] => {
    const next = after.sizePrices[at]?.price ?? after.price;
    return price === null || price === next ? [] : [{ field: 'price', size, before: price, after: next }];
  });
}

function fieldError(fields: LoggedFields, duties: GstDuties): string | undefined {
  if (fields.tags.length > MAX_TAGS) return `It already has ${MAX_TAGS} tags`;
  const [ofSize] = sizePriceComplaints(fields, fields.sizePrices);
  return priceComplaint(fields) ?? ofSize?.message ?? hsnComplaint(fields, duties);
}

function stockPlanner(
  trx: Transaction,
  { reason, note, sizes }: Extract<BulkAction, { kind: 'stock' }>,
): (product: LockedProduct) => Promise<Planned> {
  return async (product) => {
    const changes: PlannedChange[] = [];
    const entries: StockChange['changes'] = [];
    let refused: string | null = null;
    for (const variant of await lockVariants(trx, product.id)) {
      const units = sizes.find(({ size }) => sameSize(size, variant.size))?.units;
      const change = units === undefined ? 0 : changeOf(reason, units, variant);
      if (units === undefined || change === 0) continue;
      refused ??= stockComplaint(variant, change) ?? null;
      entries.push({ variantId: variant.id, units });
      changes.push({
        field: 'stock',
        size: variant.size,
        before: variant.on_hand,
        after: variant.on_hand + change,
      });
    }
    const shown = shownOf(product, changes, refused);
    const stock = { productId: product.id, reason, note, changes: entries };
    return { product, shown, requested: changes, ...(entries.length > 0 && refused === null && { stock }) };
  };
}

function sameSize(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

function shownOf(
  { id, name, pictures }: LockedProduct,
  changes: PlannedChange[],
  refused: string | null,
): PlannedProduct {
  return { productId: id, name, picture: pictures[0] ?? null, changes, refused };
}
