import type { CropArea, PictureFocus } from '@gulmohar/contract/admin/product-edit.ts';
import type { ProductDetails } from '@gulmohar/contract/catalogue/product.ts';
import type { RichText } from '@gulmohar/contract/values/rich-text.ts';

export type PictureNote = {
  alt?: string;
  /** The original's key in the picture store. */
  upload?: string;
  uploadedAt?: string;
  crop?: CropArea;
  focus?: PictureFocus;
  /** Its shape and whether it was cut to it, such as `4:5 cut`; `3:4 cut` if absent. */
  shape?: string;
};

/** A product's JSON columns; the notes are keyed by the picture's address. */
export type ProductJson = {
  details: Partial<ProductDetails>;
  picture_notes: Record<string, PictureNote>;
  story: RichText;
  custom: Record<string, string>;
};

export function allDetails(details: Partial<ProductDetails>): ProductDetails {
  return { fabric: '', work: '', fit: '', length: '', care: '', origin: '', measurements: {}, ...details };
}
