import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { pickedProduct } from './picked-product.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const MAX_COLOURS = 40;

const colour = {
  /** What the colour is called; empty: as in the filter. */
  color: z.string().trim().max(60, 'At most 60 characters'),
  /** The swatch; null: that of the filter. */
  colorCode: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Must be a colour such as #b8155b')
    .nullable(),
};

export const productColour = pickedProduct.extend(colour);
export type ProductColour = z.infer<typeof productColour>;

export const listColours = staffEndpoint({
  method: 'GET',
  path: '/admin/product/colours',
  summary: 'The products that are the colours of a product’s design, in order; empty if it has one colour',
  permission: 'products.read',
  query: z.object({ productId }),
  body: nothing,
  reply: success({ colours: z.array(productColour) }),
});

export const saveColours = staffEndpoint({
  method: 'POST',
  path: '/admin/product/colours/save',
  summary: 'Sets the colours of a product’s design; fewer than two dissolve the group',
  permission: 'products.write',
  query: nothing,
  body: z.object({
    productId,
    colours: z
      .array(z.object({ productId, ...colour }))
      .max(MAX_COLOURS, `At most ${MAX_COLOURS} colours`)
      .refine(
        (colours) => new Set(colours.map((each) => each.productId)).size === colours.length,
        'The same product appears twice',
      ),
  }),
  reply: success({}),
});
export type ColoursForm = z.output<typeof saveColours.body>;
