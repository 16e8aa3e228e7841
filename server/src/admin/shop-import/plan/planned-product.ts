import type { ProductFields } from '@gulmohar/contract/admin/product-fields.ts';
import type { SourcePicture } from '../source/source-product.ts';

/** A product of this shop as an import would have it. Amounts in paise. */
export type PlannedProduct = {
  /** The product's key in its former shop, for each colour one. */
  sourceKey: string;
  fields: ProductFields;
  /** Empty for a product of one colour without a name. */
  colour: string;
  isArchived: boolean;
  /** Null for a product of one colour. */
  group: { id: string; position: number } | null;
  variants: PlannedVariant[];
  pictures: SourcePicture[];
};

export type PlannedVariant = {
  size: string | null;
  sku: string;
  barcodes: string[];
  weightGrams: number;
  units: number;
  ownPrice: number | null;
  ownMrp: number | null;
  cost: number | null;
  /** To what number its stock is topped up; null if it is counted. */
  toppedUpTo: number | null;
  options: { name: string; value: string }[];
  sourceKey: string;
};
