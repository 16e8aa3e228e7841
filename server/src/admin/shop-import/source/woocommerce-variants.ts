import { amountIn, noteDamagedCode, noteDate, unitsIn, withoutMark } from './cell-values.ts';
import { SourceFault, type SourceNote, type SourceVariant } from './source-product.ts';
import {
  addressesIn,
  attributesIn,
  shareOf,
  type WooAttribute,
  type WooRow,
  wooGramsIn,
} from './woocommerce-cells.ts';

/** As many as Shopify has; WooCommerce has no limit, and a variation of any value stands for all of them. */
const MAX_VARIANTS = 2_048;

type Context = { parent: WooRow; options: readonly WooAttribute[]; now: Date; notes: SourceNote[] };

/** Which attributes make variations is not exported: it is those that a variation has a value of. */
export function optionsOf(parent: WooRow, variations: readonly WooRow[]): WooAttribute[] {
  const offered = variations.flatMap(attributesIn);
  const valuesOf = (wanted: string) =>
    offered.filter(({ name }) => isSame(name, wanted)).flatMap(({ values }) => values);
  const listed = attributesIn(parent);
  const unlisted = offered.filter(({ name }) => !listed.some((one) => isSame(one.name, name)));
  return [...listed, ...new Map(unlisted.map((one) => [one.name.toLowerCase(), one])).values()]
    .filter(({ name }) => valuesOf(name).length > 0)
    .map(({ name, values }) => ({ name, values: [...new Set([...values, ...valuesOf(name)])] }));
}

/** A variation without a value of an option is one for each of its values. */
export function variantsOf(variations: readonly WooRow[], context: Context): SourceVariant[] {
  const found = new Map<string, SourceVariant>();
  const rows = variations.map((row) => ({ row, possible: possibleOf(row, context) }));
  assertFew(rows);
  const listed = rows.map(({ row, possible }) => ({ row, combinations: combinationsOf(possible) }));
  // What names its values comes first: WooCommerce, too, prefers it to one of any value.
  for (const { row, combinations } of listed.toSorted(
    (a, b) => a.combinations.length - b.combinations.length,
  )) {
    const read = variantOf(row, context);
    const free = combinations.filter((values) => !found.has(JSON.stringify(values)));
    if (free.length === 0)
      throw new SourceFault(
        row.line,
        'Attribute 1 value(s)',
        `“${combinations[0]?.join(' / ')}” is listed twice`,
      );
    for (const [at, values] of free.entries())
      found.set(JSON.stringify(values), { ...read, values, units: shareOf(read.units, free.length, at) });
  }
  const order = (values: readonly string[]) =>
    context.options.map(({ values: all }, at) => all.indexOf(values[at] ?? ''));
  const variants = [...found.values()].toSorted((one, other) =>
    compare(order(one.values), order(other.values)),
  );
  return shareStock(variants, variations, context);
}

/** A stock that all variations share is divided among them, so that no more is sold than is there. */
function shareStock(
  variants: readonly SourceVariant[],
  variations: readonly WooRow[],
  { parent, notes }: Context,
): SourceVariant[] {
  const lines = new Set(variations.filter(isShared).map(({ line }) => line));
  const sharing = variants.filter(({ line }) => lines.has(line));
  if (sharing.length === 0 || parent.get('units') === '') return [...variants];
  const message = `The stock of ${parent.get('units')} was one for all sizes: it is divided among them`;
  notes.push({ line: parent.line, column: 'Stock', message });
  const units = unitsIn(parent.get('units'), () => undefined);
  return variants.map((variant) => {
    const at = sharing.indexOf(variant);
    return at < 0 ? variant : { ...variant, units: shareOf(units, sharing.length, at) };
  });
}

function isShared(row: WooRow): boolean {
  return row.get('units').toLowerCase() === 'parent';
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((place, index) => place !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** The values of each option that a variation is of. */
function possibleOf(row: WooRow, { options }: Context): (readonly string[])[] {
  const own = attributesIn(row);
  return options.map(({ name, values }) => {
    const [value] = own.find((attribute) => isSame(attribute.name, name))?.values ?? [];
    return value === undefined ? values : [value];
  });
}

/** @throws SourceFault before there are too many */
function assertFew(rows: readonly { row: WooRow; possible: (readonly string[])[] }[]): void {
  let count = 0;
  for (const { row, possible } of rows) {
    count += possible.reduce((product, values) => product * values.length, 1);
    if (count > MAX_VARIANTS)
      throw new SourceFault(
        row.line,
        'Attribute 1 value(s)',
        `Its variations of any value make more than ${MAX_VARIANTS.toLocaleString('en-IN')} sizes and colours: list those that are sold one by one`,
      );
  }
}

function combinationsOf(possible: (readonly string[])[]): string[][] {
  return possible.reduce<string[][]>(
    (combinations, values) => combinations.flatMap((former) => values.map((one) => [...former, one])),
    [[]],
  );
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function variantOf(row: WooRow, { parent, options, now, notes }: Context): SourceVariant {
  const { line } = row;
  const note = (column: string, message: string) => notes.push({ line, column, message });
  for (const { name, values } of attributesIn(row))
    if (options.some((option) => isSame(option.name, name)))
      for (const value of values) noteDate(value, name, note);
  const [sku = '', barcode = ''] = [row.get('sku'), row.get('barcode')].map(withoutMark);
  for (const code of [sku, barcode]) noteDamagedCode(code, 'SKU', note);
  const [picture = ''] = row === parent ? [] : addressesIn(row.get('pictures'));
  return {
    line,
    values: [],
    sku,
    barcodes: barcode === '' ? [] : [barcode],
    ...pricesOf(row, now, note),
    cost: amountIn(row, 'cost', 'Cost of goods'),
    grams: wooGramsIn(row, note) || wooGramsIn(parent, () => undefined),
    ...stockOf(isShared(row) ? parent : row, note),
    hsn: '',
    picture,
  };
}

/** A sale that has not begun or has ended is none. */
function pricesOf(row: WooRow, now: Date, note: (column: string, message: string) => void) {
  const regular = amountIn(row, 'regularPrice', 'Regular price');
  const sale = amountIn(row, 'salePrice', 'Sale price');
  if (regular === null && sale === null)
    throw new SourceFault(row.line, 'Regular price', 'This product has no price');
  if (regular === null || sale === null) return { price: regular ?? sale ?? 0, compareAt: null };
  const [starts, ends] = [dayIn(row.get('saleStarts')), dayIn(row.get('saleEnds'))];
  const isOn =
    !(starts !== undefined && starts > now.getTime()) && !(ends !== undefined && ends <= now.getTime());
  if (isOn) {
    if (ends !== undefined)
      note('Date sale price ends', 'Here the sale has no end: change the price yourself');
    return { price: sale, compareAt: regular };
  }
  note('Sale price', 'Its sale is not on today, so it has its regular price');
  return { price: regular, compareAt: null };
}

function dayIn(cell: string): number | undefined {
  const at = cell === '' ? Number.NaN : Date.parse(cell);
  return Number.isNaN(at) ? undefined : at;
}

/** Without a number it is not counted, unless it is out of stock. */
function stockOf(row: WooRow, note: (column: string, message: string) => void) {
  const isOut = ['0', 'no', 'false'].includes(row.get('inStock').toLowerCase());
  const mayBeOrdered =
    row.get('inStock').toLowerCase() === 'backorder' ||
    ['1', 'yes', 'notify'].includes(row.get('backorders').toLowerCase());
  const cell = row.get('units');
  const isCounted = (cell !== '' && !mayBeOrdered) || (cell === '' && isOut);
  return {
    units: isCounted ? unitsIn(cell, (message) => note('Stock', message)) : 0,
    isCounted,
    sellsOut: mayBeOrdered,
  };
}
