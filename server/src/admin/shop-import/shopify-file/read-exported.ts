import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { RichText } from '@gulmohar/contract/values/rich-text.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ProductJson } from '../../../catalogue/product/product-json.ts';
import type { Database } from '../../../platform/database/connection.ts';
import type { ExportedCells, ExportedProduct } from './exported-product.ts';
import { htmlFromBlocks } from './html-from-blocks.ts';

type Options = { name: string; value: string }[];

/** Reads the products that are one product in Shopify: the colours of one design, or a single one. */
export async function readExported(
  db: Database,
  productIds: readonly string[],
  { origin }: { origin: string },
): Promise<ExportedProduct> {
  const rows = await readRows(db, productIds);
  const [first] = rows;
  if (!first) throw new Error('There is no such product');
  const exported: ExportedProduct = { product: productCells(first), variants: {}, pictures: {} };
  for (const row of rows) {
    for (const variant of row.variants) {
      const options = optionsOf(row, variant);
      const key = variant.source_key ?? JSON.stringify(options.map(({ value }) => value));
      exported.variants[key] = { ...variantCells(row, variant), ...optionCells(options) };
    }
    for (const [url, alt] of picturesOf(row, origin)) exported.pictures[url] ??= { picture: url, alt };
  }
  return exported;
}

function readRows(db: Database, productIds: readonly string[]) {
  return db
    .selectFrom('product')
    .where('id', 'in', productIds)
    .orderBy('group_position')
    .orderBy('id')
    .selectAll()
    .$narrowType<ProductJson & { story: RichText }>()
    .select((from) => [
      jsonArrayFrom(
        from
          .selectFrom('variant')
          .whereRef('variant.product_id', '=', 'product.id')
          .orderBy('variant.position')
          .select(['size', 'sku', 'barcode', 'weight_grams', 'on_hand', 'variant.source_key'])
          .select(['own_price', 'own_mrp', 'cost', 'topped_up_to', 'options'])
          .$narrowType<{ options: Options }>(),
      ).as('variants'),
      jsonArrayFrom(
        from
          .selectFrom('import_picture_place as place')
          .whereRef('place.product_id', '=', 'product.id')
          .orderBy('place.position')
          .select(['place.url', 'place.alt', 'place.upload']),
      ).as('places'),
      jsonArrayFrom(
        from
          .selectFrom('picture_upload')
          .whereRef('picture_upload.product_id', '=', 'product.id')
          .select('upload'),
      ).as('uploads'),
    ])
    .execute();
}

type Row = Awaited<ReturnType<typeof readRows>>[number];
type Variant = Row['variants'][number];

function productCells(row: Row): ExportedCells {
  const suffix = ` – ${row.color}`;
  const isColour = row.group_id !== null && row.name.endsWith(suffix);
  return {
    title: isColour ? row.name.slice(0, -suffix.length) : row.name,
    html: htmlFromBlocks(row.story),
    vendor: row.brand,
    type: row.product_type,
    tags: row.facets.map((tag) => tag.replace(/^label:/, '')).join(', '),
    published: String(row.published_at !== null),
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    status: statusOf(row),
  };
}

function statusOf({ published_at, archived_at, is_unlisted }: Row): string {
  if (published_at === null) return archived_at === null ? 'draft' : 'archived';
  return is_unlisted ? 'unlisted' : 'active';
}

function optionsOf({ group_id, color }: Row, { options, size }: Variant): Options {
  if (options.length > 0) return options;
  return [
    ...(group_id === null ? [] : [{ name: 'Colour', value: color }]),
    ...(size === null ? [] : [{ name: 'Size', value: size }]),
  ];
}

function optionCells(options: Options): ExportedCells {
  const [first, second, third] = options;
  return {
    name1: first?.name ?? 'Title',
    value1: first?.value ?? 'Default Title',
    name2: second?.name ?? '',
    value2: second?.value ?? '',
    name3: third?.name ?? '',
    value3: third?.value ?? '',
  };
}

function variantCells(row: Row, variant: Variant): ExportedCells {
  const price = variant.own_price ?? row.price;
  const mrp = variant.own_mrp ?? row.mrp;
  const isCounted = variant.topped_up_to === null;
  return {
    sku: variant.sku,
    grams: String(variant.weight_grams),
    tracker: isCounted ? 'shopify' : '',
    units: isCounted ? String(variant.on_hand) : '',
    policy: 'deny',
    price: rupees(price),
    compareAt: mrp !== null && mrp > price ? rupees(mrp) : '',
    barcode: variant.barcode,
    cost: variant.cost === null ? '' : rupees(variant.cost),
  };
}

function rupees(paise: number): string {
  return paiseToRupees(paise).toFixed(2);
}

/** What came by address has that address, also while it is not yet here; what was uploaded has this shop's. */
function picturesOf(
  { pictures, picture_notes, places, uploads }: Row,
  origin: string,
): [url: string, alt: string][] {
  const addressOf = new Map(
    pictures.map((address) => [contentOf(picture_notes[address]?.upload ?? null), address]),
  );
  const waiting = new Set(uploads.map(({ upload }) => upload));
  const placed = places.flatMap(({ url, alt, upload }): [string, string][] => {
    if (upload === null || waiting.has(upload)) return [[url, alt]];
    const address = addressOf.get(contentOf(upload));
    return address === undefined ? [] : [[url, picture_notes[address]?.alt ?? '']];
  });
  const fetched = new Set(places.map(({ upload }) => contentOf(upload)));
  const own = pictures.flatMap((address): [string, string][] => {
    const note = picture_notes[address];
    return fetched.has(contentOf(note?.upload ?? null)) ? [] : [[`${origin}${address}`, note?.alt ?? '']];
  });
  return [...placed, ...own];
}

/** Two addresses may have the same file, which is then one picture; the key of a file begins with its hash. */
function contentOf(upload: string | null): string | null {
  return upload?.split('.')[0] ?? null;
}
