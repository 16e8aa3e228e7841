import { isDeepStrictEqual } from 'node:util';
import { createProduct as createCall } from '@gulmohar/contract/admin/product-edit.ts';
import { checkPrices, productFields } from '@gulmohar/contract/admin/product-fields.ts';
import { z } from 'zod';
import type { Transaction } from '../../database/connection.ts';
import { ShopError } from '../../http/shop-error.ts';
import type { Actor } from '../audit/record-change.ts';
import { createProduct } from '../product/create-product.ts';
import { lockProduct } from '../product/lock-product.ts';
import { fieldsOf } from '../product/product-row.ts';
import { saveFields } from '../product/save-fields.ts';
import { bySize, fieldsFromCells } from './fields-from-cells.ts';
import { columnOfField, type ProductCells } from './product-columns.ts';

export type RowOutcome = 'new' | 'changed' | 'same';

/** What is wrong with a row, at which column. */
export class RowFault extends Error {
  readonly column: string;

  constructor(column: string, message: string) {
    super(message);
    this.column = column;
  }
}

const changedFields = z.object(productFields).check(checkPrices);
const noFacts = { fabric: '', work: '', fit: '', length: '', care: '', origin: '', measurements: {} };
const blank = { description: '', mrp: null, hsn: '', taxRule: 'garment', tags: [], publishedAt: null };

/**
 * Takes in a row: with an id it changes that product's fields, as far as the file has columns for them; without one it
 * adds a product with its sizes and opening stock. Stock of products that are there has its own books and stays.
 * @throws RowFault
 */
export async function importRow(trx: Transaction, actor: Actor, cells: ProductCells): Promise<RowOutcome> {
  try {
    return cells.id ? await changeProduct(trx, actor, cells.id, cells) : await addProduct(trx, actor, cells);
  } catch (error) {
    if (error instanceof ShopError) throw new RowFault(columnOf(error, cells), error.message);
    throw error;
  }
}

function columnOf(error: ShopError, cells: ProductCells): string {
  const [field] = Object.keys(error.extras.fields ?? {});
  if (field) return columnOfField[field] ?? field;
  return cells.id ? 'id' : 'stock';
}

async function changeProduct(
  trx: Transaction,
  actor: Actor,
  id: string,
  cells: ProductCells,
): Promise<RowOutcome> {
  const product = await lockProduct(trx, id);
  const before = fieldsOf(product);
  const after = checked(changedFields, { ...before, ...fieldsFromCells(cells, before.details) });
  if (isDeepStrictEqual(before, after)) return 'same';
  await saveFields(trx, actor, product, after, 'product.import');
  return 'changed';
}

async function addProduct(trx: Transaction, actor: Actor, cells: ProductCells): Promise<RowOutcome> {
  const stock = bySize(cells.stock || '0');
  const skus = new Map(bySize(cells.skus ?? ''));
  const product = checked(createCall.body, {
    ...blank,
    ...fieldsFromCells(cells, noFacts),
    hasSize: stock.some(([size]) => size !== null),
    variants: stock.map(([size, pieces]) => ({
      size,
      sku: skus.get(size) ?? '',
      stock: /^\d{1,7}$/.test(pieces) ? Number(pieces) : Number.NaN,
    })),
  });
  await createProduct(trx, actor, product);
  return 'new';
}

function checked<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const [field = '', inner] = (issue?.path ?? []).map(String);
  const column = columnOfField[field] ?? (field === 'details' ? (inner ?? '') : field);
  throw new RowFault(column, wordsOf(issue));
}

/** Zod's own words name no field and expect a programmer. */
function wordsOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type')
    return issue.message.startsWith('Invalid input') ? 'This is missing' : issue.message;
  if (issue?.code === 'invalid_value') return `Must be one of ${issue.values.join(', ')}`;
  return issue?.message ?? 'This is not right';
}
