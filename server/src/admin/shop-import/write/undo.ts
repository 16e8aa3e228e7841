import type { ProductTexts } from '../plan/planned-product.ts';

export type VariantPrices = {
  id: number;
  own_price: number | null;
  own_mrp: number | null;
  cost: number | null;
};

/** What an import did to a product, so that it can be taken back. */
export type Undo =
  | { productId: string; isNew: true }
  | {
      productId: string;
      isNew: false;
      /** The change of its fields in the audit log. */
      entryId: number | null;
      /** The former values; null if they did not change. */
      texts: ProductTexts | null;
      variants: VariantPrices[];
    };
