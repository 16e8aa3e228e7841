import { createProduct, getAdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import type { z } from 'zod';
import type { TestStaff } from './build-staff.ts';

type NewProduct = z.input<typeof createProduct.body>;

/**
 * The input that the admin's editor sends for a new product; fields that the test does not set get default
 * values.
 */
export function newAdminProduct(input: Partial<NewProduct> = {}): NewProduct {
  return {
    name: 'Madder Kurti',
    description: 'Block-printed by hand.',
    category: 'Women',
    subCategory: 'Topwear',
    price: 129_900,
    mrp: 159_900,
    hsn: '620442',
    taxRule: 'garment',
    tags: ['color:red', 'material:cotton'],
    details: { fabric: 'Cotton', work: '', fit: '', length: '', care: '', origin: '', measurements: {} },
    publishedAt: 'now',
    hasSize: true,
    variants: [
      { size: 'S', sku: '', stock: 3 },
      { size: 'M', sku: '', stock: 0 },
    ],
    ...input,
  };
}

/** Adds a product as the admin's editor does. @returns its id */
export async function addAdminProduct(staff: TestStaff, input: Partial<NewProduct> = {}): Promise<string> {
  return (await staff.api(createProduct, { body: newAdminProduct(input) })).productId;
}

/** Reads a product as the admin's editor does. */
export async function readAdminProduct(staff: TestStaff, productId: string) {
  return (await staff.api(getAdminProduct, { query: { productId } })).product;
}

/** What the admin's editor sends for a product that it has read. @param input fields that were changed in it */
export async function editedProduct(staff: TestStaff, productId: string, input: object = {}) {
  const product = await readAdminProduct(staff, productId);
  const variants = product.variants.map(({ variantId, size, sku }) => ({ variantId, size, sku }));
  return { ...product, variants, ...input };
}
