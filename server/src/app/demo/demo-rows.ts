import type { DemoProduct } from '@gulmohar/demo/catalogue/types.ts';
import type { Insertable } from 'kysely';
import type { Product } from '../../platform/database/tables.ts';
import { type DrawnPicture, pictureNotes } from './renew-pictures.ts';

const DAY_MS = 86_400_000;

/** Maps a demo product to a row; its dates count back from the day of seeding. */
export function productRow(
  product: DemoProduct,
  index: number,
  pictures: readonly DrawnPicture[],
  now: Date,
): Insertable<Product> {
  const { labels, ...groups } = product.tags;
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    category: product.category,
    sub_category: product.subCategory,
    price: product.pricePaise,
    mrp: product.mrpPaise,
    pictures: pictures.map(({ address }) => address),
    picture_notes: JSON.stringify(pictureNotes(pictures)),
    has_size: product.hasSize,
    hsn: product.hsn,
    tax_rule: product.taxRule,
    facets: [
      ...Object.entries(groups).flatMap(([group, values]) => values.map((value) => `${group}:${value}`)),
      ...labels.map((label) => `label:${label}`),
    ],
    details: JSON.stringify({ ...product.fabricFacts, measurements: product.measurements }),
    bestseller_rank: product.bestseller ? index + 1 : null,
    published_at: new Date(now.getTime() - product.daysOld * DAY_MS - index * 1000),
  };
}

type VariantSeed = {
  sku: string;
  product_id: string;
  size: string | null;
  position: number;
  quantity: number;
};

/**
 * Builds one variant per size, or a single one for unsized products. The SKU is the id's tail and the size.
 */
export function variantRows(product: DemoProduct): VariantSeed[] {
  const tail = product.id.slice(product.id.lastIndexOf('-') + 1).toUpperCase();
  if (typeof product.stock === 'number') {
    return [{ sku: `GUL-${tail}`, product_id: product.id, size: null, position: 0, quantity: product.stock }];
  }
  return Object.entries(product.stock).map(([size, quantity], position) => ({
    sku: `GUL-${tail}-${size.toUpperCase().replace(/[^A-Z0-9]+/g, '-')}`,
    product_id: product.id,
    size,
    position,
    quantity,
  }));
}
