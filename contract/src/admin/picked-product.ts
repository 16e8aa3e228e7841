import { z } from 'zod';
import { productId } from '../catalogue/product.ts';
import { paise } from '../values/amount.ts';

export const pickedProduct = z.object({
  productId,
  name: z.string(),
  picture: z.string().nullable(),
  price: paise,
  isPublished: z.boolean(),
});
export type PickedProduct = z.infer<typeof pickedProduct>;

export function pickedProductIds(max: number, tooMany: string) {
  return z
    .array(productId)
    .max(max, tooMany)
    .refine((ids) => new Set(ids).size === ids.length, 'The same product appears twice');
}
