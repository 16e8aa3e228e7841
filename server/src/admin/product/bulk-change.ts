import {
  MOST_TAGS,
  type ProductFields,
  priceComplaint,
  productTag,
} from '@gulmohar/contract/admin/product-fields.ts';
import type { BulkAction } from '@gulmohar/contract/admin/product-list.ts';
import type { Transaction } from '../../database/connection.ts';
import { ShopError, wrongField } from '../../http/shop-error.ts';
import type { Actor } from '../audit/record-change.ts';
import { findHsnComplaint } from './assert-hsn.ts';
import { lockProduct } from './lock-product.ts';
import { fieldsOf } from './product-row.ts';
import { saveFields } from './save-fields.ts';

/**
 * Makes one change to many products.
 * @returns how many it changed
 * @throws ShopError when one of them cannot be changed so; then none is
 */
export async function bulkChange(
  trx: Transaction,
  actor: Actor,
  productIds: readonly string[],
  action: BulkAction,
): Promise<number> {
  let changed = 0;
  // In one order, so that two who change the same products wait for each other.
  for (const productId of [...new Set(productIds)].sort()) {
    const product = await lockProduct(trx, productId);
    const before = fieldsOf(product);
    const change = changeOf(action, before);
    if (!change) continue;
    const after = { ...before, ...change };
    const complaint = priceComplaint(after) ?? (await findHsnComplaint(trx, after));
    if (complaint)
      throw new ShopError('INVALID_INPUT', `${product.name}: ${complaint}. Nothing was changed.`);
    await saveFields(trx, actor, product, after, 'product.bulk');
    changed += 1;
  }
  return changed;
}

/** @returns what the action changes of the fields; undefined when they are so already */
function changeOf(action: BulkAction, fields: ProductFields): Partial<ProductFields> | undefined {
  switch (action.kind) {
    case 'publish':
      return { publishedAt: 'now' };
    case 'withdraw':
      return fields.publishedAt === null ? undefined : { publishedAt: null };
    case 'price':
      return { price: Math.max(100, Math.round((fields.price * (100 + action.percent)) / 10_000) * 100) };
    case 'add-tag': {
      const tag = checkedTag(action.tag);
      if (fields.tags.length >= MOST_TAGS)
        throw new ShopError('INVALID_INPUT', `${fields.name} has ${MOST_TAGS} tags already.`);
      return fields.tags.includes(tag) ? undefined : { tags: [...fields.tags, tag] };
    }
    case 'remove-tag': {
      const tag = checkedTag(action.tag);
      return fields.tags.includes(tag) ? { tags: fields.tags.filter((one) => one !== tag) } : undefined;
    }
  }
}

function checkedTag(text: string): string {
  const parsed = productTag.safeParse(text);
  if (parsed.success) return parsed.data;
  throw wrongField('action.tag', parsed.error.issues[0]?.message ?? 'This is no tag');
}
