import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { fileBody } from '../api/file-body.ts';
import { productId } from '../catalogue/product.ts';
import { optionalText } from '../values/text-field.ts';
import { cropArea, pictureFocus } from './product-edit.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const pictureUpload = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 25 * 1024 * 1024,
} as const;

export const MAX_PICTURES = 20;

export const uploadProductPicture = staffEndpoint({
  method: 'POST',
  path: '/admin/product/picture/upload',
  summary: 'Adds a picture after a product’s others; the body is the file, and a job creates its sizes',
  permission: 'products.write',
  consumes: { as: 'file', ...pictureUpload },
  query: z.object({ productId }),
  body: fileBody,
  reply: success({ uploadId: z.uuid() }),
});

/** A batch of pictures that are named by SKU. */
export const pictureBatch = {
  maxFiles: 500,
  /** Of a ZIP file, as it is and unpacked. */
  maxZipBytes: 300 * 1024 * 1024,
  maxUnpackedBytes: 600 * 1024 * 1024,
};

export const matchPictures = staffEndpoint({
  method: 'POST',
  path: '/admin/product/picture/match',
  summary:
    'Finds the products of pictures by their file names: a SKU or article code, perhaps followed by a number (KRT-1010-2.jpg)',
  permission: 'products.write',
  query: nothing,
  body: z.object({ names: z.array(z.string().max(300)).min(1).max(pictureBatch.maxFiles) }),
  reply: success({
    /** In the order of the names; null where no product has the code, or several have. */
    matches: z.array(
      z
        .object({
          productId,
          productName: z.string(),
          /** The number after the code, by which a product's pictures are ordered; 0 if there is none. */
          position: z.int(),
        })
        .nullable(),
    ),
  }),
});

export const arrangePictures = staffEndpoint({
  method: 'POST',
  path: '/admin/product/picture/arrange',
  summary: 'Sets the order, descriptions and focal points of a product’s pictures; omitted ones are removed',
  permission: 'products.write',
  query: nothing,
  body: z.object({
    productId,
    /** The pictures as last read; the call is refused if any were added or removed since. */
    seen: z.array(z.string()).max(100),
    pictures: z
      .array(
        z.object({
          address: z.string(),
          alt: optionalText(250),
          focus: pictureFocus.nullish(),
        }),
      )
      .max(100),
  }),
  reply: success({}),
});

export const cropPicture = staffEndpoint({
  method: 'POST',
  path: '/admin/product/picture/crop',
  summary: 'Crops a picture again from its original',
  permission: 'products.write',
  query: nothing,
  body: z.object({ productId, address: z.string(), crop: cropArea.nullable() }),
  reply: success({ uploadId: z.uuid() }),
});

export const dismissUpload = staffEndpoint({
  method: 'POST',
  path: '/admin/product/picture/dismiss',
  summary: 'Deletes an upload that could not be made into a picture',
  permission: 'products.write',
  query: nothing,
  body: z.object({ productId, uploadId: z.uuid() }),
  reply: success({}),
});

export const getOriginalPicture = staffEndpoint({
  method: 'GET',
  path: '/admin/product/picture/original',
  summary: 'The original that a picture was cropped from, in a size for the screen',
  permission: 'products.read',
  produces: ['image/webp'],
  query: z.object({ productId: z.string(), address: z.string() }),
  body: nothing,
  reply: notJson,
});
