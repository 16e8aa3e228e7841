import { parseRupees } from '@gulmohar/contract/values/money.ts';
import type { ProductCells } from './product-columns.ts';

/**
 * Converts a row to the editor's fields, not yet validated; omits fields without a column.
 * @param former the product's present details
 */
export function fieldsFromCells(
  cells: ProductCells,
  former: Record<string, unknown>,
): Record<string, unknown> {
  const { name, description, category, sub_category, price, mrp, hsn, tax, tags, on_sale_from } = cells;
  const { fabric, work, fit, length, care, origin, days_to_make } = cells;
  const measurements = jsonFrom(cells.measurements, {});
  return definedFields({
    name,
    description,
    category,
    subCategory: sub_category,
    price: price === undefined ? undefined : (paiseFrom(price) ?? Number.NaN),
    mrp: mrp === undefined ? undefined : paiseFrom(mrp),
    hsn,
    daysToMake: days_to_make === '' ? null : days_to_make && numberFrom(days_to_make),
    taxRule: tax === '' ? 'garment' : tax,
    brand: cells.brand,
    productType: cells.type,
    story: jsonFrom(cells.story, []),
    seoTitle: cells.seo_title,
    seoDescription: cells.seo_description,
    isUnlisted: cells.unlisted === undefined ? undefined : truthFrom(cells.unlisted),
    custom: jsonFrom(cells.custom, {}),
    tags: tags === undefined ? undefined : listOf(tags),
    details: { ...former, ...definedFields({ fabric, work, fit, length, care, origin, measurements }) },
    publishedAt: on_sale_from === undefined ? undefined : timeFrom(on_sale_from),
  });
}

/**
 * Splits a cell by size: 'S:3|M:0'. A value without a size, such as '7', belongs to the variant without one.
 */
export function bySize(cell: string): [size: string | null, value: string][] {
  return listOf(cell).map((entry) => {
    const at = entry.lastIndexOf(':');
    return at === -1 ? [null, entry] : [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
  });
}

function listOf(cell: string): string[] {
  return cell
    .split('|')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** @returns NaN, which the schema rejects, for anything but a whole number */
export function numberFrom(text: string): number {
  return /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
}

/** @returns paise; null for an empty cell, NaN for anything but an amount */
export function paiseFrom(cell: string): number | null {
  return cell === '' ? null : (parseRupees(cell) ?? Number.NaN);
}

/**
 * Parses JSON as written by an export, because sizes, names and texts may contain any character.
 * @returns the cell if it is not JSON; undefined without a column
 */
function jsonFrom(cell: string | undefined, empty: unknown): unknown {
  if (cell === undefined || cell === '') return cell === undefined ? undefined : empty;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

/** @returns the cell, which the schema rejects, for anything but yes or no */
function truthFrom(cell: string): boolean | string {
  if (/^(yes|true|1)$/i.test(cell)) return true;
  return /^(no|false|0|)$/i.test(cell) ? false : cell;
}

/** Parses a time, in India's time zone unless it states one. An empty cell means a draft. */
function timeFrom(cell: string): string | null {
  if (cell === '' || cell.toLowerCase() === 'draft') return null;
  if (cell.toLowerCase() === 'now') return 'now';
  const local = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::\d\d)?)?$/.exec(cell);
  const at = Date.parse(local ? `${local[1]}T${local[2] ?? '00:00'}:00+05:30` : cell);
  return Number.isNaN(at) ? cell : new Date(at).toISOString();
}

function definedFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
