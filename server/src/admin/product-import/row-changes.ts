import { isDeepStrictEqual } from 'node:util';
import type { ProductFields } from '@gulmohar/contract/admin/product-fields.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { inIndia } from '../day-in-india.ts';
import { columnOfField, type ProductColumn, productColumns } from './product-columns.ts';

/** A field that a row changes, as people read it; empty for nothing. */
export type RowChange = { column: ProductColumn; before: string; after: string };

export function fieldChanges(before: ProductFields, after: ProductFields): RowChange[] {
  const [former, next] = [flat(before), flat(after)];
  return Object.keys(next).flatMap((field) => {
    const column = columnOfField[field] ?? productColumns.find((one) => one === field);
    if (!column || isDeepStrictEqual(former[field], next[field])) return [];
    return [{ column, before: textOf(field, former[field]), after: textOf(field, next[field]) }];
  });
}

function flat({ details, ...fields }: ProductFields): Record<string, unknown> {
  return { ...fields, ...details };
}

function textOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if ((field === 'price' || field === 'mrp') && typeof value === 'number') return formatRupees(value);
  if (field === 'publishedAt' && value !== 'now') return inIndia(new Date(String(value)));
  if (Array.isArray(value)) return value.join('|');
  if (typeof value === 'object') return isDeepStrictEqual(value, {}) ? '' : JSON.stringify(value);
  return String(value);
}
