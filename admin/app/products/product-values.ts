import type { AdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import {
  checkPrices,
  MAX_SIZES,
  newVariant,
  ownPrices,
  productFields,
  variantUpdate,
} from '@gulmohar/contract/admin/product-fields.ts';
import { z } from 'zod';

export const productValuesSchema = z
  .object({
    ...productFields,
    hasSize: z.boolean(),
    variants: z
      .array(z.object({ ...variantUpdate.shape, ...newVariant.shape, ...ownPrices }))
      .min(1, 'Please add a size')
      .max(MAX_SIZES),
  })
  .check(checkPrices);

export type ProductValues = z.input<typeof productValuesSchema>;
export type CheckedProductValues = z.output<typeof productValuesSchema>;

const noFacts = { fabric: '', work: '', fit: '', length: '', care: '', origin: '' };
/** The initial sizes of a product with sizes. */
export const usualSizes = ['S', 'M', 'L', 'XL', 'XXL'];

/** Returns an empty variant. @param size null for a product without sizes */
export function newSize(size: string | null): ProductValues['variants'][number] {
  return {
    size,
    sku: '',
    barcode: '',
    stock: 0,
    price: null,
    mrp: null,
    moreBarcodes: [],
    cost: null,
    toppedUpTo: null,
    weightGrams: 0,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
  };
}

export function newValues(): ProductValues {
  return {
    name: '',
    description: '',
    category: '',
    subCategory: '',
    // Empty; the schema requires a price.
    price: Number.NaN,
    mrp: null,
    hsn: '',
    taxRule: 'garment',
    lowStockAt: null,
    daysToMake: null,
    tags: [],
    brand: '',
    productType: '',
    story: [],
    seoTitle: '',
    seoDescription: '',
    isUnlisted: false,
    custom: {},
    details: { ...noFacts, measurements: {} },
    publishedAt: null,
    hasSize: true,
    variants: usualSizes.map((size) => newSize(size)),
  };
}

export function valuesOf(product: AdminProduct): ProductValues {
  return {
    name: product.name,
    description: product.description,
    category: product.category,
    subCategory: product.subCategory,
    price: product.price,
    mrp: product.mrp,
    hsn: product.hsn,
    taxRule: product.taxRule,
    lowStockAt: product.lowStockAt,
    daysToMake: product.daysToMake,
    tags: product.tags,
    brand: product.brand,
    productType: product.productType,
    story: product.story,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    isUnlisted: product.isUnlisted,
    custom: product.custom,
    details: product.details,
    publishedAt: product.publishedAt,
    hasSize: product.hasSize,
    variants: product.variants.map((variant) => ({
      variantId: variant.variantId,
      size: variant.size,
      sku: variant.sku,
      barcode: variant.barcode,
      price: variant.price,
      mrp: variant.mrp,
      moreBarcodes: variant.moreBarcodes,
      cost: variant.cost,
      toppedUpTo: variant.toppedUpTo,
      weightGrams: variant.weightGrams,
      lengthMm: variant.lengthMm,
      widthMm: variant.widthMm,
      heightMm: variant.heightMm,
      stock: 0,
    })),
  };
}
