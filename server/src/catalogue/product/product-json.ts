import type { ProductDetails } from '@gulmohar/contract/catalogue/product.ts';
import type { PictureNote } from './picture-note.ts';

/** What the JSON of a product holds; the notes are by the picture's address. */
export type ProductJson = { details: Partial<ProductDetails>; picture_notes: Record<string, PictureNote> };
