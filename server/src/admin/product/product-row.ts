import type { ProductFields } from '@gulmohar/contract/admin/product-fields.ts';
import type { SizePrices } from '@gulmohar/contract/admin/size-prices.ts';
import type { Selectable } from 'kysely';
import { allDetails, type ProductJson } from '../../catalogue/product/product-json.ts';
import type { Product } from '../../platform/database/tables.ts';
import type { WithJson } from '../../platform/database/with-json.ts';

type Row = WithJson<Selectable<Product>, ProductJson>;
type FieldColumns = Pick<
  Row,
  | 'name'
  | 'description'
  | 'category'
  | 'sub_category'
  | 'price'
  | 'mrp'
  | 'hsn'
  | 'tax_rule'
  | 'low_stock_at'
  | 'days_to_make'
  | 'facets'
  | 'brand'
  | 'product_type'
  | 'story'
  | 'seo_title'
  | 'seo_description'
  | 'is_unlisted'
  | 'custom'
  | 'details'
  | 'published_at'
>;

/** `sizePrices` are those of the sizes that differ from the product. */
export type LoggedFields = ProductFields & { archivedAt: string | null; sizePrices: SizePrices[] };

export function fieldsOf(row: FieldColumns): ProductFields {
  const { fabric, work, fit, length, care, origin, measurements } = allDetails(row.details);
  return {
    name: row.name,
    description: row.description,
    category: row.category,
    subCategory: row.sub_category,
    price: row.price,
    mrp: row.mrp,
    hsn: row.hsn,
    taxRule: row.tax_rule,
    lowStockAt: row.low_stock_at,
    daysToMake: row.days_to_make,
    tags: row.facets,
    brand: row.brand,
    productType: row.product_type,
    story: row.story,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    isUnlisted: row.is_unlisted,
    custom: row.custom,
    details: { fabric, work, fit, length, care, origin, measurements },
    publishedAt: row.published_at?.toISOString() ?? null,
  };
}

export function loggedFields(
  row: FieldColumns & Pick<Row, 'archived_at'> & { sizePrices: readonly SizePrices[] },
): LoggedFields {
  const archivedAt = row.published_at ? null : row.archived_at;
  return {
    ...fieldsOf(row),
    sizePrices: ownAlone(row.sizePrices),
    archivedAt: archivedAt?.toISOString() ?? null,
  };
}

export function ownAlone(sizes: readonly SizePrices[]): SizePrices[] {
  return sizes.filter(({ price, mrp }) => price !== null || mrp !== null);
}

export function columnsOf(fields: ProductFields) {
  return {
    name: fields.name,
    description: fields.description,
    category: fields.category,
    sub_category: fields.subCategory,
    price: fields.price,
    mrp: fields.mrp,
    hsn: fields.hsn,
    tax_rule: fields.taxRule,
    low_stock_at: fields.lowStockAt,
    days_to_make: fields.daysToMake,
    facets: fields.tags,
    brand: fields.brand,
    product_type: fields.productType,
    story: JSON.stringify(fields.story),
    seo_title: fields.seoTitle,
    seo_description: fields.seoDescription,
    is_unlisted: fields.isUnlisted,
    custom: JSON.stringify(fields.custom),
    details: JSON.stringify(fields.details),
    published_at: fields.publishedAt === null ? null : new Date(fields.publishedAt),
  };
}
