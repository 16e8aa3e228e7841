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

function cellsOf(row: ExportRow): CsvValue[] {
  const { fabric, work, fit, length, care, origin, measurements } = allDetails(row.details);
  const bySize = (value: (variant: ExportVariant) => string | number) =>
    row.variants
      .map((variant) => (variant.size === null ? value(variant) : `${variant.size}:${value(variant)}`))
      .join('|');
  return [
    row.id,
    row.name,
    row.description,
    row.category,
    row.sub_category,
    paiseToRupees(row.price),
    row.mrp === null ? null : paiseToRupees(row.mrp),
    row.hsn,
    row.tax_rule,
    row.facets.join('|'),
    bySize(({ units }) => units),
    bySize(({ sku }) => sku),
    bySize(({ barcode }) => barcode),
    bySize(({ weight_grams }) => weight_grams),
    bySize(({ length_mm, width_mm, height_mm }) => `${length_mm}x${width_mm}x${height_mm}`),
    fabric,
    work,
    fit,
    length,
    care,
    origin,
    Object.keys(measurements).length > 0 ? JSON.stringify(measurements) : '',
    row.published_at?.toISOString() ?? '',
    row.pictures.join('|'),
    row.bestseller_rank,
  ];
}
