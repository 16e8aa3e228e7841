import { isDeepStrictEqual } from 'node:util';
import { createProduct as createCall } from '@gulmohar/contract/admin/product-edit.ts';
import { checkPrices, productFields } from '@gulmohar/contract/admin/product-fields.ts';
import { z } from 'zod';
import type { ChangeAuthor } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { createProduct } from '../product/create-product.ts';
import { lockProduct } from '../product/lock-product.ts';
import { fieldsOf, ownAlone } from '../product/product-row.ts';
import { saveFields } from '../product/save-fields.ts';
import { compareStock, setCounts } from './counted-stock.ts';
import { doubtsAbout } from './doubtful-cells.ts';
import { bySize, fieldsFromCells } from './fields-from-cells.ts';
import { takeListedColumns, untakenWarnings } from './listed-columns.ts';
import { columnOfField, type ProductCells, type ProductColumn } from './product-columns.ts';
import { fieldChanges, type RowChange } from './row-changes.ts';
import { RowFault } from './row-fault.ts';
import { type RowWarning, type ShopVocabulary, warningsOf } from './row-warnings.ts';
import { ownPriceOf, sizePriceChanges, sizePricesFrom, statedPrices } from './size-price-columns.ts';
import { takeVariantColumns, variantFacts } from './variant-columns.ts';

export type RowOutcome = 'new' | 'changed' | 'same';

export type ImportedRow = {
  outcome: RowOutcome;
  warnings: RowWarning[];
  changes: RowChange[];
  productName: string;
  hasOtherStock: boolean;
};

export type RowContext = {
  actor: ChangeAuthor;
  vocabulary: ShopVocabulary;
  setsStock: boolean;
};

const changedFields = z.object(productFields).check(checkPrices);
const noFacts = { fabric: '', work: '', fit: '', length: '', care: '', origin: '', measurements: {} };
const blank = { description: '', mrp: null, hsn: '', taxRule: 'garment', tags: [], publishedAt: null };

/**
 * Imports a row. With an id, it changes those fields of the product that the file has columns for; without
 * one, it adds a product with its sizes and opening stock. Stock of an existing product is set only on
 * request.
 * @throws RowFault
 */
export async function importRow(
  trx: Transaction,
  context: RowContext,
  cells: ProductCells,
): Promise<ImportedRow> {
  try {
    return cells.id
      ? await changeProduct(trx, context, cells.id, cells)
      : await addProduct(trx, context, cells);
  } catch (error) {
    if (error instanceof ShopError) throw new RowFault(columnOf(error, cells), error.message);
    throw error;
  }
}

function columnOf(error: ShopError, cells: ProductCells): string {
  const [field] = Object.keys(error.extras.fields ?? {});
  if (field?.startsWith('variants.')) return field.endsWith('.mrp') ? 'mrps' : 'stock';
  if (field) return columnOfField[field] ?? field;
  return cells.id ? 'id' : 'stock';
}

async function changeProduct(
  trx: Transaction,
  { actor, vocabulary, setsStock }: RowContext,
  id: string,
  cells: ProductCells,
): Promise<ImportedRow> {
  const product = await lockProduct(trx, id);
  const before = fieldsOf(product);
  const after = checked(changedFields, { ...before, ...fieldsFromCells(cells, before.details) });
  const sizePrices = sizePricesFrom(cells, after, product.sizePrices);
  const hasPrices = !isDeepStrictEqual(ownAlone(sizePrices), ownAlone(product.sizePrices));
  const hasChange = hasPrices || !isDeepStrictEqual(before, after);
  if (hasChange) await saveFields(trx, actor, product, { ...after, sizePrices }, 'product.import');
  const changes = [
    ...fieldChanges(before, after),
    ...sizePriceChanges(product.sizePrices, sizePrices),
    ...(await takeListedColumns(trx, actor, product, cells)),
    ...(await takeVariantColumns(trx, actor, id, cells)),
  ];
  const stock = await compareStock(trx, id, cells.stock);
  const hasOtherStock = stock.counts.length > 0;
  if (hasOtherStock && setsStock) await setCounts(trx, actor, id, stock.counts);
  const warnings = [
    ...doubtsAbout(cells, new Set(changes.map(({ column }) => column))),
    ...warningsOf(after, before, { hasPicture: product.pictures.length > 0, vocabulary }),
    ...(await untakenWarnings(trx, id, cells)),
    ...stock.problems,
    ...(setsStock ? [] : stock.differences),
  ];
  return {
    outcome: changes.length > 0 || hasChange || (hasOtherStock && setsStock) ? 'changed' : 'same',
    changes,
    productName: after.name,
    warnings,
    hasOtherStock,
  };
}

async function addProduct(
  trx: Transaction,
  { actor, vocabulary }: RowContext,
  cells: ProductCells,
): Promise<ImportedRow> {
  const stock = bySize(cells.stock || '0');
  const skus = new Map(bySize(cells.skus ?? ''));
  const facts = variantFacts(cells);
  const prices = statedPrices(cells);
  const product = checked(createCall.body, {
    ...blank,
    ...fieldsFromCells(cells, noFacts),
    hasSize: stock.some(([size]) => size !== null),
    variants: stock.map(([size, units]) => ({
      size,
      sku: skus.get(size) ?? '',
      ...ownPriceOf(prices, size),
      ...facts.get(size),
      stock: /^\d{1,7}$/.test(units) ? Number(units) : Number.NaN,
    })),
  });
  await createProduct(trx, actor, product);
  const stated = new Set(Object.keys(cells) as ProductColumn[]);
  const warnings = [
    ...doubtsAbout(cells, stated),
    ...warningsOf(product, undefined, { hasPicture: false, vocabulary }),
  ];
  return { outcome: 'new', warnings, changes: [], productName: product.name, hasOtherStock: false };
}

function checked<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const [field = '', inner] = (issue?.path ?? []).map(String);
  const column = columnOfField[field] ?? (field === 'details' ? (inner ?? '') : field);
  throw new RowFault(column, aliasOf(issue));
}

/** Replaces Zod's own messages, which name no field and are written for programmers. */
function aliasOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type')
    return issue.message.startsWith('Invalid input') ? 'This is missing' : issue.message;
  if (issue?.code === 'invalid_value') return `Must be one of ${issue.values.join(', ')}`;
  return issue?.message ?? 'This is not valid';
}
