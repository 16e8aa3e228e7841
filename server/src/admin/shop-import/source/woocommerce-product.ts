import { lostLetters } from './cell-values.ts';
import { SourceFault, type SourceNote, type SourceProduct } from './source-product.ts';
import {
  addressesIn,
  attributesIn,
  isAttributeHeading,
  type WooAttribute,
  type WooRow,
  wooHtmlIn,
  wooListIn,
} from './woocommerce-cells.ts';
import { WOO_IGNORED_HEADING } from './woocommerce-columns.ts';
import { optionsOf, variantsOf } from './woocommerce-variants.ts';

/** Why a product of this type cannot be sold here. */
const REFUSED: Record<string, string> = {
  grouped: 'A group of products cannot be sold here: its products are imported by themselves',
  external: 'It is sold in another shop, by a link',
};
const NOT_SHIPPED = 'It is not shipped: digital goods and services cannot be sold here';

/** What rows of one product have in common: a variation names its parent by SKU or id, which are the parent's own. */
export function wooKeyOf(row: WooRow): string {
  const isVariation = typesOf(row).includes('variation');
  const named = row.get('parent') || (isVariation ? `line ${row.line}` : '');
  const own = row.get('sku') || (row.get('id') && `id:${row.get('id')}`) || row.get('title');
  return `woo-${(isVariation ? named : own).toLowerCase()}`;
}

/**
 * Puts a product and its variations together, wherever in the file they are.
 * @param now whether a sale is on
 * @throws SourceFault
 */
export function productFromWoo(key: string, rows: readonly WooRow[], now: Date): SourceProduct {
  const variations = rows.filter((row) => typesOf(row).includes('variation'));
  const [parent, again] = rows.filter((row) => !variations.includes(row));
  const first = parent ?? rows[0];
  if (!first) throw new Error('A product without rows');
  if (!parent)
    throw new SourceFault(first.line, 'Parent', 'The product of this variation is not in the file');
  if (again) throw new SourceFault(again.line, 'SKU', 'This product is listed twice');
  const title = parent.get('title');
  if (title === '') throw new SourceFault(parent.line, 'Name', 'This product has no name');
  refuse(parent, variations);
  const notes: SourceNote[] = [];
  const options = optionsOf(parent, variations);
  const isVariable = typesOf(parent).includes('variable');
  const variants = variantsOf(isVariable ? variations : [parent], { parent, options, now, notes });
  const paths = wooListIn(parent.get('categories'));
  const product: SourceProduct = {
    source: 'woocommerce',
    key,
    line: parent.line,
    oldPaths: pathsOf(parent),
    title,
    html: [parent.get('shortHtml'), parent.get('html')].map(wooHtmlIn).join(''),
    brand: wooListIn(parent.get('brands'))[0] ?? '',
    category: deepestOf(paths),
    type: '',
    tags: wooListIn(parent.get('tags')),
    state: stateOf(parent),
    seoTitle: withoutPlaceholders(parent.get('seoTitle')),
    seoDescription: withoutPlaceholders(parent.get('seoDescription')),
    gender: '',
    collections: paths
      .filter((path) => path !== deepestOf(paths))
      .map((path) => path.split('>').at(-1)?.trim() ?? ''),
    options: options.map(({ name }) => ({ name, linkedTo: '' })),
    variants,
    pictures: addressesIn(parent.get('pictures')).map((url) => ({ url, alt: '' })),
    custom: customOf(parent, options),
    notes,
  };
  const texts = [title, product.html, ...product.tags, ...variants.flatMap(({ values }) => values)];
  notes.push(...lostLetters(texts, parent.line, 'Name'));
  return product;
}

function typesOf(row: WooRow): string[] {
  return row
    .get('type')
    .toLowerCase()
    .split(',')
    .map((type) => type.trim());
}

function refuse(parent: WooRow, variations: readonly WooRow[]): void {
  const types = typesOf(parent);
  const refused = types.find((type) => type in REFUSED);
  if (refused) throw new SourceFault(parent.line, 'Type', REFUSED[refused] ?? '');
  const sold = types.includes('variable') ? variations : [parent];
  if (sold.length === 0)
    throw new SourceFault(parent.line, 'Type', 'Its variations are not in the file: export them, too');
  const isDigital = (row: WooRow) =>
    typesOf(row).some((type) => type === 'virtual' || type === 'downloadable');
  if (sold.every(isDigital)) throw new SourceFault(parent.line, 'Type', NOT_SHIPPED);
}

/** 1: public, 0: private, -1: draft, 2: pending. */
function stateOf(parent: WooRow): SourceProduct['state'] {
  const published = parent.get('published');
  if (published !== '' && published !== '1') return 'draft';
  return parent.get('visibility').toLowerCase() === 'hidden' ? 'unlisted' : 'published';
}

/** A product is in a category and those above it; the most particular one says what it is. */
function deepestOf(paths: readonly string[]): string {
  const depth = (path: string) => path.split('>').length;
  return paths.toSorted((one, other) => depth(other) - depth(one))[0] ?? '';
}

/** As WordPress makes addresses of titles, which it does not export: accents of Latin letters go, other letters stay. */
function pathsOf(parent: WooRow): string[] {
  const id = parent.get('id');
  const slug = parent
    .get('title')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return [...(slug === '' ? [] : [`/product/${slug}`]), ...(id === '' ? [] : [`/?p=${id}`])];
}

/** Plugins fill in texts such as `%%title%%` on the page. */
function withoutPlaceholders(text: string): string {
  return /%\w+%/.test(text) ? '' : text;
}

/** Attributes that are no options are facts of the product, under their own names. */
function customOf(parent: WooRow, options: readonly WooAttribute[]): Record<string, string> {
  const facts = attributesIn(parent).filter(({ name }) => !options.some((option) => option.name === name));
  const others = parent.others.filter(
    ([heading, cell]) => cell !== '' && !isAttributeHeading(heading) && !WOO_IGNORED_HEADING.test(heading),
  );
  return Object.fromEntries([
    ...others,
    ...facts.filter(({ values }) => values.length > 0).map(({ name, values }) => [name, values.join(', ')]),
  ]);
}
