import { bareHeading, shopifyColumns } from '../source/shopify-columns.ts';
import { tableReader } from '../source/table-row.ts';
import { classicHeadings, type ExportedColumn } from './classic-headings.ts';
import type { ExportedCells, ExportedProduct } from './exported-product.ts';

/** A row of the file, by the headings of its columns. */
export type FileRow = Record<string, string>;

export type Remembered = { head: string[]; came: string[][]; became: ExportedProduct };

const VALUES = ['value1', 'value2', 'value3'] as const;

/**
 * Writes the rows of a product that came in Shopify's format: a cell is as it came unless its value has been changed
 * here; what is new has rows of its own behind them, what is gone has none.
 */
export function mergeCells(
  handle: string,
  now: ExportedProduct,
  { head, came, became }: Remembered,
): FileRow[] {
  const read = tableReader(head, shopifyColumns);
  const seenVariants = new Set<string>();
  const seenPictures = new Set<string>();
  const rows = came.flatMap((cells, at) => {
    const row: FileRow = Object.fromEntries(head.map((heading, place) => [heading, cells[place] ?? '']));
    const source = read(at, cells);
    const variant = variantKeyOf(
      VALUES.map((column) => source.get(column)),
      became,
    );
    const picture = source.get('picture');
    const isVariant = variant in became.variants && !seenVariants.has(variant);
    if (at === 0) replace(row, head, became.product, now.product);
    if (isVariant) replace(row, head, became.variants[variant], now.variants[variant]);
    if (picture in became.pictures) replace(row, head, became.pictures[picture], now.pictures[picture]);
    if (isVariant) seenVariants.add(variant);
    seenPictures.add(picture);
    const isGone =
      at > 0 &&
      (isVariant ? !(variant in now.variants) : true) &&
      (picture === '' || !(picture in now.pictures));
    return isGone && (isVariant || picture !== '') ? [] : [row];
  });
  const added = [
    ...Object.entries(now.variants).flatMap(([key, cells]) => (key in became.variants ? [] : [cells])),
    ...Object.entries(now.pictures).flatMap(([url, cells]) => (url in became.pictures ? [] : [cells])),
  ];
  return [...rows, ...added.map((cells) => fileRow({ handle, ...cells }))];
}

/** The values may have been of fewer options, as those of a product without any. */
function variantKeyOf(values: readonly string[], { variants }: ExportedProduct): string {
  const keys = [3, 2, 1, 0].map((count) => JSON.stringify(values.slice(0, count)));
  return keys.find((key) => key in variants) ?? '';
}

function replace(
  row: FileRow,
  head: readonly string[],
  before: ExportedCells | undefined,
  now: ExportedCells | undefined,
): void {
  for (const column of Object.keys({ ...before, ...now }) as ExportedColumn[]) {
    const value = now?.[column] ?? '';
    if (value === before?.[column]) continue;
    const headings: readonly string[] = shopifyColumns[column];
    const heading = head.find((one) => headings.includes(bareHeading(one))) ?? classicHeadings[column];
    row[heading] = value;
  }
}

/** Writes the rows of a product that never was in Shopify. */
export function rowsOfOwn(handle: string, { product, variants, pictures }: ExportedProduct): FileRow[] {
  const [sizes, urls] = [Object.values(variants), Object.values(pictures)];
  return Array.from({ length: Math.max(sizes.length, urls.length) }, (_, at) => {
    const { name1, name2, name3, ...variant } = sizes[at] ?? {};
    const picture = urls[at] && { ...urls[at], picturePosition: String(at + 1) };
    const first = at === 0 ? { ...product, name1, name2, name3 } : {};
    return fileRow({ handle, ...first, ...variant, ...picture });
  });
}

function fileRow(cells: Partial<Record<ExportedColumn, string | undefined>>): FileRow {
  return Object.fromEntries(
    Object.entries(cells).map(([column, value]) => [classicHeadings[column as ExportedColumn], value ?? '']),
  );
}
