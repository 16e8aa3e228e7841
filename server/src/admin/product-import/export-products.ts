import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { allDetails, type ProductJson } from '../../catalogue/product/product-json.ts';
import { type CsvValue, csvFile } from '../../platform/csv/write-csv.ts';
import type { Database } from '../../platform/database/connection.ts';
import { productColumns } from './product-columns.ts';

/** Small enough to take only a few milliseconds. */
const BATCH = 100;

/** Exports all products, including drafts, as a file that can be imported again. */
export function exportProducts(db: Database): AsyncIterable<string> {
  return csvFile(productColumns, productRows(db));
}

async function* productRows(db: Database): AsyncIterable<CsvValue[]> {
  let batch = await readBatch(db, '');
  while (batch.length > 0) {
    yield* batch.map(cellsOf);
    batch = await readBatch(db, batch.at(-1)?.id ?? '');
  }
}

async function readBatch(db: Database, after: string) {
  return db
    .selectFrom('product')
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .selectAll()
    .$narrowType<ProductJson>()
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('variant')
          .whereRef('variant.product_id', '=', 'product.id')
          .orderBy('variant.position')
          .select([
            'variant.size',
            'variant.sku',
            'own_price',
            'own_mrp',
            'cost',
            'topped_up_to',
            'more_barcodes',
            'barcode',
            'weight_grams',
            'length_mm',
            'width_mm',
            'height_mm',
          ])
          .select(sql<number>`on_hand`.as('units')),
      ).as('variants'),
    )
    .execute();
}

type ExportRow = Awaited<ReturnType<typeof readBatch>>[number];
type ExportVariant = ExportRow['variants'][number];

function rupeesOf(paise: number | null): string | number {
  return paise === null ? '' : paiseToRupees(paise);
}

function cellsOf(row: ExportRow): CsvValue[] {
  const { fabric, work, fit, length, care, origin, measurements } = allDetails(row.details);
  const bySize = (value: (variant: ExportVariant) => string | number) =>
    row.variants
      .map((variant) => (variant.size === null ? value(variant) : `${variant.size}:${value(variant)}`))
      .join('|');
  // Empty where no size has any, so that the file of a shop without them stays readable.
  const ownBySize = (value: (variant: ExportVariant) => string | number) =>
    row.variants.some((variant) => value(variant) !== '') ? bySize(value) : '';
  return [
    row.id,
    row.name,
    row.description,
    row.category,
    row.sub_category,
    paiseToRupees(row.price),
    row.mrp === null ? null : paiseToRupees(row.mrp),
    ownBySize(({ own_price }) => rupeesOf(own_price)),
    ownBySize(({ own_mrp }) => rupeesOf(own_mrp)),
    row.hsn,
    row.tax_rule,
    row.facets.join('|'),
    bySize(({ units }) => units),
    bySize(({ sku }) => sku),
    bySize(({ barcode }) => barcode),
    bySize(({ weight_grams }) => weight_grams),
    bySize(({ length_mm, width_mm, height_mm }) => `${length_mm}x${width_mm}x${height_mm}`),
    ownBySize(({ more_barcodes }) => more_barcodes.join(' ')),
    ownBySize(({ cost }) => rupeesOf(cost)),
    ownBySize(({ topped_up_to }) => topped_up_to ?? ''),
    row.days_to_make,
    fabric,
    work,
    fit,
    length,
    care,
    origin,
    Object.keys(measurements).length > 0 ? JSON.stringify(measurements) : '',
    row.brand,
    row.product_type,
    row.story.length > 0 ? JSON.stringify(row.story) : '',
    row.seo_title,
    row.seo_description,
    row.is_unlisted ? 'yes' : '',
    Object.keys(row.custom).length > 0 ? JSON.stringify(row.custom) : '',
    row.published_at?.toISOString() ?? '',
    row.pictures.join('|'),
    row.bestseller_rank,
  ];
}
