import type { Product, ProductDetails } from '@gulmohar/contract/catalogue/product.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { CustomFieldType } from '../../platform/database/tables.ts';
import { type RatingCounts, summarise } from '../review/rating.ts';
import { allDetails, type ProductJson } from './product-json.ts';
import { type PromotionRow, presentOffer, presentPromotions } from './promotions-of.ts';
import { presentSwatches, type SwatchRow } from './swatches.ts';

export type ProductRow = {
  id: string;
  name: string;
  description: string;
  category: string;
  sub_category: string;
  /** The filters' display names; null for values that the filters do not have. */
  category_name: string | null;
  sub_category_name: string | null;
  price: number;
  mrp: number | null;
  brand: string;
  pictures: string[];
  has_size: boolean;
  filter_tags: string[];
  bestseller_rank: number | null;
  /** null for what is not made to order. */
  days_to_make: number | null;
  published_at: Date;
  group_id: string | null;
  swatches: SwatchRow[];
  variants: { size: string | null; available: number; grams: number; price: number; mrp: number | null }[];
  rating: RatingCounts | null;
  promotions: PromotionRow[];
};

export function presentProduct(row: ProductRow): Product {
  return {
    _id: row.id,
    name: row.name,
    price: paiseToRupees(row.price),
    ...(row.mrp !== null && { mrp: paiseToRupees(row.mrp) }),
    ...presentPrices(row),
    ...(row.brand && { brand: row.brand }),
    image: row.pictures,
    description: row.description,
    category: row.category,
    subCategory: row.sub_category,
    ...(isOtherName(row.category_name, row.category) && { categoryName: row.category_name }),
    ...(isOtherName(row.sub_category_name, row.sub_category) && { subCategoryName: row.sub_category_name }),
    filterTags: row.filter_tags,
    hasSize: row.has_size,
    sizes: row.has_size ? row.variants.flatMap(({ size }) => (size === null ? [] : [size])) : [],
    stock: presentStock(row),
    ...(row.variants.some(({ grams }) => grams > 0) && { grams: presentGrams(row) }),
    ...presentSwatches(row),
    ...(row.days_to_make !== null && { daysToMake: row.days_to_make }),
    bestseller: row.bestseller_rank !== null,
    ...presentRating(row.rating),
    ...presentOffer(row.promotions),
    date: row.published_at.toISOString(),
  };
}

function presentPrices({ price, mrp, variants }: ProductRow): Pick<Product, 'prices' | 'mrps'> {
  const bySize = (paiseOf: (variant: ProductRow['variants'][number]) => number | null) =>
    Object.fromEntries(
      variants.flatMap((variant) => {
        const paise = paiseOf(variant);
        return variant.size === null || paise === null ? [] : [[variant.size, paiseToRupees(paise)]];
      }),
    );
  return {
    ...(variants.some((variant) => variant.price !== price) && {
      prices: bySize((variant) => variant.price),
    }),
    ...(variants.some((variant) => variant.mrp !== mrp) && { mrps: bySize((variant) => variant.mrp) }),
  };
}

function presentRating(counts: RatingCounts | null): Pick<Product, 'rating'> {
  const { average, count } = summarise(counts);
  return count > 0 ? { rating: { average, count } } : {};
}

function isOtherName(name: string | null, value: string): name is string {
  return name !== null && name !== value;
}

/**
 * Returns the units by size, or one number for products without sizes; units reserved by open checkouts are
 * not included.
 */
export function presentStock(row: Pick<ProductRow, 'has_size' | 'variants'>): Product['stock'] {
  if (!row.has_size) return row.variants[0]?.available ?? 0;
  return Object.fromEntries(
    row.variants.flatMap(({ size, available }) => (size === null ? [] : [[size, available]])),
  );
}

function presentGrams(row: Pick<ProductRow, 'has_size' | 'variants'>): NonNullable<Product['grams']> {
  if (!row.has_size) return row.variants[0]?.grams ?? 0;
  return Object.fromEntries(
    row.variants.flatMap(({ size, grams }) => (size === null ? [] : [[size, grams]])),
  );
}

export function bySoldOut(one: Product, other: Product): number {
  return Number(isSoldOut(one)) - Number(isSoldOut(other));
}

function isSoldOut({ stock }: Product): boolean {
  return (typeof stock === 'number' ? [stock] : Object.values(stock)).every((available) => available === 0);
}

type ProductPageRow = ProductRow &
  Omit<ProductJson, 'custom'> & {
    seo_title: string;
    seo_description: string;
    is_unlisted: boolean;
    custom_fields: { label: string; type: CustomFieldType; value: string }[];
    skus: { size: string | null; sku: string }[];
  };

export function presentWhole(row: ProductPageRow): Product {
  const details = presentDetails(row.details);
  const imageFocus = row.pictures.map((address) => row.picture_notes[address]?.focus ?? null);
  const imageAlt = row.pictures.map((address) => row.picture_notes[address]?.alt ?? '');
  return {
    ...presentProduct(row),
    skus: row.has_size
      ? Object.fromEntries(row.skus.map(({ size, sku }) => [size ?? '', sku]))
      : (row.skus[0]?.sku ?? ''),
    ...(row.story.length > 0 && { story: row.story }),
    ...((row.seo_title || row.seo_description) && {
      seo: { title: row.seo_title, description: row.seo_description },
    }),
    ...presentPromotions(row.promotions),
    ...(row.custom_fields.length > 0 && { custom: row.custom_fields.map(presentCustom) }),
    ...(row.is_unlisted && { isUnlisted: true as const }),
    ...(details && { details }),
    ...(imageAlt.some(Boolean) && { imageAlt }),
    ...(imageFocus.some(Boolean) && { imageFocus }),
  };
}

function presentCustom({ label, type, value }: ProductPageRow['custom_fields'][number]) {
  return { label, value: type === 'yes_no' ? (value === 'yes' ? 'Yes' : 'No') : value };
}

function presentDetails(details: Partial<ProductDetails>): ProductDetails | undefined {
  const { fabric, work, fit, length, care, origin, measurements } = allDetails(details);
  const facts = { fabric, work, fit, length, care, origin };
  const isKnown = Object.values(facts).some(Boolean) || Object.keys(measurements).length > 0;
  return isKnown ? { ...facts, measurements } : undefined;
}
