import { shopifyColumns } from './shopify-columns.ts';
import type { SourceNote, SourceProduct } from './source-product.ts';
import type { TableRow } from './table-row.ts';

/** The columns of Shopify's inventory file that mean something here. */
export const inventoryColumns = {
  handle: shopifyColumns.handle,
  value1: shopifyColumns.value1,
  value2: shopifyColumns.value2,
  value3: shopifyColumns.value3,
  onHand: ['onhandcurrent', 'onhand'],
  onHandNew: ['onhandnew'],
  hsn: ['hscode'],
} as const;

export type InventoryRow = TableRow<keyof typeof inventoryColumns>;

const VALUES = ['value1', 'value2', 'value3'] as const;

/** Sets the stock of a product's variants to their sum over all locations, and the HSN codes that the file states. */
export function addInventory(product: SourceProduct, rows: readonly InventoryRow[]): SourceProduct {
  if (rows.length === 0) return product;
  const notes: SourceNote[] = [...product.notes];
  const variants = product.variants.map((variant) => {
    const own = rows.filter((row) => isOf(row, variant.values));
    if (own.length === 0) return variant;
    const hsn = own.map((row) => hsnOf(row, notes)).find(Boolean) ?? '';
    return { ...variant, hsn, units: own.reduce((sum, row) => sum + unitsOf(row), 0) };
  });
  return { ...product, variants, notes };
}

function isOf(row: InventoryRow, values: readonly string[]): boolean {
  return values.every((value, at) => value === row.get(VALUES[at] ?? 'value1'));
}

/** `not stocked` is none, as is a number below zero. */
function unitsOf(row: InventoryRow): number {
  const units = Number(row.get('onHandNew') || row.get('onHand'));
  return Number.isInteger(units) ? Math.max(0, units) : 0;
}

/** Harmonised codes have up to ten digits; of ours the first eight count. */
function hsnOf(row: InventoryRow, notes: SourceNote[]): string {
  const cell = row.get('hsn');
  const digits = cell.replace(/[.\s]/g, '').slice(0, 8);
  if (cell === '' || /^(\d{4}|\d{6}|\d{8})$/.test(digits)) return digits;
  notes.push({ line: row.line, column: 'HS Code', message: `“${cell}” is not an HSN code` });
  return '';
}
