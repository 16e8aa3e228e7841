import { rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import type { ProductCells } from './product-columns.ts';

/**
 * A row as the editor's fields, not yet validated; fields without a column are left out.
 * @param former the details that the product has
 */
export function fieldsFromCells(
  cells: ProductCells,
  former: Record<string, unknown>,
): Record<string, unknown> {
  const { name, description, category, sub_category, price, mrp, hsn, tax, tags, on_sale_from } = cells;
  const { fabric, work, fit, length, care, origin } = cells;
  const measurements = cells.measurements === undefined ? undefined : measurementsFrom(cells.measurements);
  return given({
    name,
    description,
    category,
    subCategory: sub_category,
    price: price === undefined ? undefined : (paiseFrom(price) ?? Number.NaN),
    mrp: mrp === undefined ? undefined : paiseFrom(mrp),
    hsn,
    taxRule: tax === '' ? 'garment' : tax,
    tags: tags === undefined ? undefined : listOf(tags),
    details: { ...former, ...given({ fabric, work, fit, length, care, origin, measurements }) },
    publishedAt: on_sale_from === undefined ? undefined : timeFrom(on_sale_from),
  });
}

/** 'S:3|M:0' → by size; '7' → of the one without a size. */
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

/** Rupees as people write them. @returns null for nothing, NaN for anything but an amount */
function paiseFrom(cell: string): number | null {
  if (cell === '') return null;
  const bare = cell.replace(/[\s,₹]|^rs\.?/gi, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(bare) ? (rupeesToPaise(Number(bare)) ?? Number.NaN) : Number.NaN;
}

/**
 * JSON, as an export writes it, since sizes and names of measurements may contain any character.
 * @returns the cell if it is not JSON
 */
function measurementsFrom(cell: string): unknown {
  if (cell === '') return {};
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

/** Empty: a draft. A time without its zone is India's. */
function timeFrom(cell: string): string | null {
  if (cell === '' || cell.toLowerCase() === 'draft') return null;
  if (cell.toLowerCase() === 'now') return 'now';
  const local = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::\d\d)?)?$/.exec(cell);
  const at = Date.parse(local ? `${local[1]}T${local[2] ?? '00:00'}:00+05:30` : cell);
  return Number.isNaN(at) ? cell : new Date(at).toISOString();
}

function given(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
