/** A product as another shop system exported it, before anything of ours is chosen for it. Amounts in paise. */
export type SourceProduct = {
  source: 'shopify' | 'woocommerce';
  /** What identifies it in its shop: Shopify's handle, WooCommerce's SKU or id. */
  key: string;
  /** Where it begins in its file. */
  line: number;
  /** The addresses of its page in its shop. */
  oldPaths: string[];
  title: string;
  html: string;
  brand: string;
  /** The path of a taxonomy: `Apparel & Accessories > Clothing > Dresses`. */
  category: string;
  type: string;
  tags: string[];
  state: 'published' | 'unlisted' | 'draft' | 'archived';
  seoTitle: string;
  seoDescription: string;
  gender: string;
  collections: string[];
  options: SourceOption[];
  variants: SourceVariant[];
  pictures: SourcePicture[];
  /** Cells of columns that mean nothing to this shop, by their heading. */
  custom: Record<string, string>;
  notes: SourceNote[];
};

export type SourceOption = {
  name: string;
  /** What the shop linked the option to, such as `product.metafields.shopify.color-pattern`. */
  linkedTo: string;
};

export type SourceVariant = {
  line: number;
  /** One of each option. */
  values: string[];
  sku: string;
  barcodes: string[];
  price: number;
  /** The struck price; null without one. */
  compareAt: number | null;
  cost: number | null;
  grams: number;
  units: number;
  /** Whether its stock is counted; otherwise it is made to order. */
  isCounted: boolean;
  sellsOut: boolean;
  hsn: string;
  picture: string;
};

export type SourcePicture = { url: string; alt: string };

/** Something to know about a product that is imported nevertheless. */
export type SourceNote = { line: number; column: string; message: string };

/** Why a product cannot be imported. */
export class SourceFault extends Error {
  readonly line: number;
  readonly column: string;

  constructor(line: number, column: string, message: string) {
    super(message);
    this.line = line;
    this.column = column;
  }
}
