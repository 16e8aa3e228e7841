import type { CropArea } from '@gulmohar/contract/admin/product-edit.ts';

/** What is known of a product's picture. */
export type PictureNote = {
  alt?: string;
  /** The original's key in the picture store. */
  upload?: string;
  uploadedAt?: string;
  crop?: CropArea;
};
