import {
  hsnComplaint,
  MAX_TAGS,
  type ProductFields,
  priceComplaint,
  productTag,
} from '@gulmohar/contract/admin/product-fields.ts';
import type {
  BulkAction,
  changeManyProducts,
  RefusedProduct,
} from '@gulmohar/contract/admin/product-list.ts';
import type { z } from 'zod';
import type { Actor } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { type HsnRule, readHsnRule } from '../../shop/hsn-rule.ts';
import { type LockedProduct, lockProduct } from './lock-product.ts';
import { fieldsOf } from './product-row.ts';
import { saveFields } from './save-fields.ts';

type Planned = { product: LockedProduct; after: ProductFields };

/**
 * Makes one change to many products.
 * @returns how many it changed, and which were skipped because the change is not possible for them
 * @throws ShopError when the change is not possible for some, with these as `refused`; then none is changed. Not
 * when those are to be skipped
 */
export async function bulkChange(
  trx: Transaction,
  actor: Actor,
  { productIds, action, skipRefused }: z.output<typeof changeManyProducts.body>,
): Promise<{ changed: number; refused: RefusedProduct[] }> {
  const change = changeBy(action);
  const hsnRule = await readHsnRule(trx);
  const planned: Planned[] = [];
  const refused: RefusedProduct[] = [];
  // In a fixed order, so that two who change the same products do not deadlock.
  for (const productId of [...new Set(productIds)].sort()) {
    const product = await lockProduct(trx, productId);
    const before = fieldsOf(product);
    const changed = change(before);
    if (!changed) continue;
    const after = { ...before, ...changed };
    const message = fieldError(after, hsnRule);
    if (message) refused.push({ productId, name: product.name, message });
    else planned.push({ product, after });
  }
  if (refused.length > 0 && !skipRefused) throw refusal(refused);
  for (const { product, after } of planned) await saveFields(trx, actor, product, after, 'product.bulk');
  return { changed: planned.length, refused };
}

function refusal(refused: readonly RefusedProduct[]): ShopError {
  const [first] = refused;
  const told =
    refused.length === 1 ? `${first?.name}: ${first?.message}` : `${refused.length} cannot be changed so`;
  return new ShopError('INVALID_INPUT', `${told}. Nothing was changed.`, { refused });
}

function fieldError(fields: ProductFields, hsnRule: HsnRule): string | undefined {
  if (fields.tags.length > MAX_TAGS) return `It has ${MAX_TAGS} tags already`;
  return priceComplaint(fields) ?? hsnComplaint(fields, hsnRule);
}

/** @returns what the action changes in a product's fields; undefined when nothing */
function changeBy(action: BulkAction): (fields: ProductFields) => Partial<ProductFields> | undefined {
  switch (action.kind) {
    case 'publish':
      return () => ({ publishedAt: 'now' });
    case 'withdraw':
      return ({ publishedAt }) => (publishedAt === null ? undefined : { publishedAt: null });
    case 'price':
      return ({ price }) => ({
        price: Math.max(100, Math.round((price * (100 + action.percent)) / 10_000) * 100),
      });
    case 'add-tag': {
      const tag = checkedTag(action.tag);
      return ({ tags }) => (tags.includes(tag) ? undefined : { tags: [...tags, tag] });
    }
    case 'remove-tag': {
      const tag = checkedTag(action.tag);
      return ({ tags }) => (tags.includes(tag) ? { tags: tags.filter((one) => one !== tag) } : undefined);
    }
  }
}

function checkedTag(text: string): string {
  const parsed = productTag.safeParse(text);
  if (parsed.success) return parsed.data;
  throw wrongField('action.tag', parsed.error.issues[0]?.message ?? 'This is no tag');
}
