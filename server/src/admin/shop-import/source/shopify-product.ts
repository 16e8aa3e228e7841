import {
  amountIn,
  isYes,
  listIn,
  lostLetters,
  noteDamagedCode,
  noteDate,
  unitsIn,
  withoutMark,
} from './cell-values.ts';
import { IGNORED_HEADING, type ShopifyColumn } from './shopify-columns.ts';
import {
  SourceFault,
  type SourceNote,
  type SourceOption,
  type SourcePicture,
  type SourceProduct,
  type SourceVariant,
} from './source-product.ts';
import type { TableRow } from './table-row.ts';

export type ShopifyRow = TableRow<ShopifyColumn>;

/**
 * Puts the rows of one handle together: the first has the product's fields, each with an option, SKU or price
 * a variant, each with a picture's address a picture.
 * @param rows in the order of the file; at least one
 * @throws SourceFault
 */
export function productFromShopify(key: string, rows: readonly ShopifyRow[]): SourceProduct {
  const [first] = rows;
  if (!first) throw new Error('A product without rows');
  const notes: SourceNote[] = [];
  const cell = (column: ShopifyColumn) =>
    rows.map((row) => row.get(column)).find((value) => value !== '') ?? '';
  const title = cell('title');
  if (title === '') throw new SourceFault(first.line, 'Title', 'This product has no title');
  if (isYes(cell('giftCard')))
    throw new SourceFault(first.line, 'Gift Card', 'Gift cards cannot be sold here');
  const again = rows.find((row) => row !== first && row.get('title') !== '');
  if (again) notes.push({ line: again.line, column: 'Handle', message: 'This product is listed twice' });
  const options = optionsOf(rows);
  const variants = variantsOf(rows, options, notes);
  const product: SourceProduct = {
    source: 'shopify',
    key,
    line: first.line,
    oldPaths: [`/products/${key}`],
    title,
    html: cell('html'),
    brand: cell('vendor'),
    category: cell('category'),
    type: cell('type'),
    tags: listIn(cell('tags')),
    state: stateOf(cell('status'), cell('published')),
    seoTitle: cell('seoTitle'),
    seoDescription: cell('seoDescription'),
    gender: cell('gender'),
    collections: [...new Set(rows.map((row) => row.get('collection')).filter(Boolean))],
    options,
    variants,
    pictures: picturesOf(rows),
    custom: customOf(rows),
    notes,
  };
  const texts = [
    title,
    product.html,
    product.type,
    ...product.tags,
    ...variants.flatMap(({ values }) => values),
  ];
  notes.push(...lostLetters(texts, first.line, 'Title'));
  return product;
}

function stateOf(status: string, published: string): SourceProduct['state'] {
  const state = status.toLowerCase();
  if (state === 'archived' || state === 'draft' || state === 'unlisted') return state;
  return published === '' || isYes(published) ? 'published' : 'draft';
}

const OPTIONS = [
  { name: 'name1', value: 'value1', linked: 'linked1' },
  { name: 'name2', value: 'value2', linked: 'linked2' },
  { name: 'name3', value: 'value3', linked: 'linked3' },
] as const;

/** Returns the options that have values; a product without any has one called Title, of the value Default Title. */
function optionsOf(rows: readonly ShopifyRow[]): (SourceOption & { place: number })[] {
  const first = (column: ShopifyColumn) =>
    rows.map((row) => row.get(column)).find((value) => value !== '') ?? '';
  const valuesOf = (place: number) => new Set(rows.flatMap((row) => valueAt(row, place) || []));
  return OPTIONS.flatMap(({ name, linked }, place) => {
    const values = valuesOf(place);
    if (values.size === 0 || (values.size === 1 && values.has('Default Title'))) return [];
    return [{ name: first(name) || `Option ${place + 1}`, linkedTo: first(linked), place }];
  });
}

function valueAt(row: ShopifyRow, place: number): string {
  const option = OPTIONS[place];
  return option ? row.get(option.value) : '';
}

function variantsOf(
  rows: readonly ShopifyRow[],
  options: readonly { place: number; name: string }[],
  notes: SourceNote[],
): SourceVariant[] {
  const variants = new Map<string, SourceVariant>();
  for (const row of rows.filter(isVariant)) {
    const variant = variantOf(row, options, notes);
    const combination = JSON.stringify(variant.values);
    const former = variants.get(combination);
    if (!former) variants.set(combination, variant);
    else if (JSON.stringify({ ...former, line: 0 }) !== JSON.stringify({ ...variant, line: 0 }))
      throw new SourceFault(
        row.line,
        'Option1 Value',
        `“${variant.values.join(' / ') || 'The product'}” is listed twice, with different values`,
      );
  }
  const all = [...variants.values()];
  const [first] = all;
  if (!first) throw new SourceFault(rows[0]?.line ?? 0, 'Variant Price', 'This product has no price');
  const isShipped = rows.some(
    (row) => isVariant(row) && row.get('requiresShipping').toLowerCase() !== 'false',
  );
  if (!isShipped)
    throw new SourceFault(
      first.line,
      'Variant Requires Shipping',
      'It is not shipped: digital goods and services cannot be sold here',
    );
  return all;
}

function isVariant(row: ShopifyRow): boolean {
  return (
    OPTIONS.some(({ value }) => row.get(value) !== '') || row.get('sku') !== '' || row.get('price') !== ''
  );
}

function variantOf(
  row: ShopifyRow,
  options: readonly { place: number; name: string }[],
  notes: SourceNote[],
): SourceVariant {
  const { line } = row;
  const note = (column: string, message: string) => notes.push({ line, column, message });
  const values = options.map(({ place, name }) => {
    const value = valueAt(row, place);
    if (value === '') throw new SourceFault(line, name, `A value of “${name}” is missing`);
    noteDate(value, name, note);
    return value;
  });
  const codes = [row.get('sku'), row.get('barcode'), ...listIn(row.get('barcodes'))].map(withoutMark);
  for (const code of codes) noteDamagedCode(code, 'Variant SKU', note);
  const policy = row.get('policy').toLowerCase();
  return {
    line,
    values,
    sku: codes[0] ?? '',
    barcodes: [...new Set(codes.slice(1).filter(Boolean))],
    price: amountIn(row, 'price', 'Variant Price') ?? missingPrice(line),
    compareAt: amountIn(row, 'compareAt', 'Variant Compare At Price'),
    cost: amountIn(row, 'cost', 'Cost per item'),
    grams: gramsIn(row, note),
    units: unitsIn(row.get('units'), (message) => note('Variant Inventory Qty', message)),
    isCounted: row.get('tracker') !== '' && policy !== 'continue' && policy !== 'true',
    sellsOut: row.get('tracker') !== '' && (policy === 'continue' || policy === 'true'),
    hsn: '',
    picture: row.get('variantPicture'),
  };
}

function missingPrice(line: number): never {
  throw new SourceFault(line, 'Variant Price', 'This variant has no price');
}

function gramsIn(row: ShopifyRow, note: (column: string, message: string) => void): number {
  const cell = row.get('grams');
  const grams = cell === '' ? 0 : Number(cell);
  if (Number.isFinite(grams) && grams >= 0) return Math.round(grams);
  note('Variant Grams', `“${cell}” is not a weight in grams`);
  return 0;
}

/** Returns each address once, in the order of the positions, which may be anywhere in the file. */
function picturesOf(rows: readonly ShopifyRow[]): SourcePicture[] {
  const listed = rows.flatMap((row, at) => {
    const url = row.get('picture');
    const position = Number(row.get('picturePosition') || Number.NaN);
    return url === ''
      ? []
      : [{ url, alt: row.get('alt'), position: Number.isNaN(position) ? at + 1 : position }];
  });
  const pictures = new Map<string, SourcePicture>();
  for (const { url, alt } of listed.toSorted((one, other) => one.position - other.position)) {
    const former = pictures.get(url);
    if (!former) pictures.set(url, { url, alt });
    else former.alt ||= alt;
  }
  return [...pictures.values()];
}

function customOf(rows: readonly ShopifyRow[]): Record<string, string> {
  const custom: Record<string, string> = {};
  for (const { others } of rows) {
    for (const [heading, value] of others)
      if (value !== '' && !IGNORED_HEADING.test(heading)) custom[heading] ??= value;
  }
  return custom;
}
