import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { wholeNumber } from '../values/whole-number.ts';
import { checkPrices, MAX_SIZES, newVariant, productFields, variantUpdate } from './product-fields.ts';
import { productStates } from './product-list.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const adminVariant = z.object({
  variantId: z.int(),
  size: z.string().nullable(),
  sku: z.string(),
  barcode: z.string(),
  onHand: z.int(),
  /** Including those held. */
  reserved: z.int(),
  /** For shoppers who asked for a stock alert. */
  held: z.int(),
  /** Paise; null for the product's own, an MRP of 0 for none. */
  price: z.int().nullable(),
  mrp: z.int().nullable(),
  moreBarcodes: z.array(z.string()),
  cost: z.int().nullable(),
  toppedUpTo: z.int().nullable(),
  /** Weight and box of one unit; 0 if unknown. */
  weightGrams: z.int(),
  lengthMm: z.int(),
  widthMm: z.int(),
  heightMm: z.int(),
});
export type AdminVariant = z.infer<typeof adminVariant>;

const part = z.number().min(0).max(1);

/** The part of the upright picture that is kept, as fractions of its width and height. */
export const cropArea = z.object({ left: part, top: part, width: part, height: part });
export type CropArea = z.infer<typeof cropArea>;

/** A point of a picture, as fractions of its width and height. */
export const pictureFocus = z.object({ x: part, y: part });
export type PictureFocus = z.infer<typeof pictureFocus>;

export const adminPicture = z.object({
  address: z.string(),
  /** Alternative text; if empty, the product's name is used. */
  alt: z.string(),
  /** The crop of the original; null for its most salient part. */
  crop: cropArea.nullable(),
  /** Whether the original is still stored and can be cropped again. */
  hasOriginal: z.boolean(),
  /** The point that stays in view where a frame shows less than the picture; null for the middle. */
  focus: pictureFocus.nullable(),
});
export type AdminPicture = z.infer<typeof adminPicture>;

export const adminProduct = z.object({
  productId,
  version: z.int(),
  ...productFields,
  category: z.string(),
  subCategory: z.string(),
  publishedAt: z.iso.datetime().nullable(),
  tags: z.array(z.string()),
  state: z.enum(productStates),
  archivedAt: z.iso.datetime().nullable(),
  isDeletable: z.boolean(),
  hasSize: z.boolean(),
  variants: z.array(adminVariant),
  pictures: z.array(adminPicture),
  uploads: z.array(z.object({ uploadId: z.uuid(), problem: z.string().nullable() })),
  lastChange: z
    .object({
      entryId: z.int(),
      at: z.iso.datetime(),
      staffName: z.string(),
      fields: z.array(z.string()),
    })
    .nullable(),
});
export type AdminProduct = z.output<typeof adminProduct>;

export const getAdminProduct = staffEndpoint({
  method: 'GET',
  path: '/admin/product/get',
  summary: 'A product with everything that can be edited',
  permission: 'products.read',
  query: z.object({ productId }),
  body: nothing,
  reply: success({ product: adminProduct }),
});

export const createProduct = staffEndpoint({
  method: 'POST',
  path: '/admin/product/create',
  summary: 'Adds a product; its id is made from the name and never changes',
  permission: 'products.write',
  query: nothing,
  body: z
    .object({
      ...productFields,
      hasSize: z.boolean(),
      variants: z.array(newVariant).min(1, 'Please add a size').max(MAX_SIZES),
    })
    .check(checkPrices),
  reply: success({ productId }),
});
export type NewAdminProduct = z.output<typeof createProduct.body>;

export const updateProduct = staffEndpoint({
  method: 'POST',
  path: '/admin/product/update',
  summary: 'Saves the editor’s fields and sizes; refused if somebody has saved since the given version',
  permission: 'products.write',
  query: nothing,
  body: z
    .object({
      productId,
      version: wholeNumber,
      ...productFields,
      /** As shown to shoppers; those without `variantId` are new, omitted ones are deleted if never in stock. */
      variants: z.array(variantUpdate).min(1, 'Please add a size').max(MAX_SIZES),
    })
    .check(checkPrices),
  reply: success({ version: z.int() }),
});
export type ProductUpdate = z.output<typeof updateProduct.body>;

export const duplicateProduct = staffEndpoint({
  method: 'POST',
  path: '/admin/product/duplicate',
  summary: 'Duplicates a product as a draft, without its stock',
  permission: 'products.write',
  query: nothing,
  body: z.object({ productId }),
  reply: success({ productId }),
});

export const deleteProduct = staffEndpoint({
  method: 'POST',
  path: '/admin/product/delete',
  summary: 'Deletes a product that never had stock; any other can be archived',
  permission: 'products.write',
  query: nothing,
  body: z.object({ productId, /** The version that the editor last read. */ version: wholeNumber }),
  reply: success({}),
});

export const undoProductChange = staffEndpoint({
  method: 'POST',
  path: '/admin/product/undo',
  summary: 'Undoes the last change of a product’s fields',
  permission: 'products.write',
  query: nothing,
  body: z.object({ productId, entryId: wholeNumber }),
  reply: success({}),
});

export const previewProduct = staffEndpoint({
  method: 'POST',
  path: '/admin/product/preview',
  summary: 'A link that shows the product as shoppers would see it, valid for an hour',
  permission: 'products.read',
  query: nothing,
  body: z.object({ productId }),
  reply: success({ path: z.string() }),
});
