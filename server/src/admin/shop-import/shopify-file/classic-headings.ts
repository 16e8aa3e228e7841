import type { ShopifyColumn } from '../source/shopify-columns.ts';

/** The headings of an export of Shopify, in its order; a product that never was there has these. */
export const classicHeadings = {
  handle: 'Handle',
  title: 'Title',
  html: 'Body (HTML)',
  vendor: 'Vendor',
  type: 'Type',
  tags: 'Tags',
  published: 'Published',
  name1: 'Option1 Name',
  value1: 'Option1 Value',
  name2: 'Option2 Name',
  value2: 'Option2 Value',
  name3: 'Option3 Name',
  value3: 'Option3 Value',
  sku: 'Variant SKU',
  grams: 'Variant Grams',
  tracker: 'Variant Inventory Tracker',
  units: 'Variant Inventory Qty',
  policy: 'Variant Inventory Policy',
  price: 'Variant Price',
  compareAt: 'Variant Compare At Price',
  barcode: 'Variant Barcode',
  picture: 'Image Src',
  picturePosition: 'Image Position',
  alt: 'Image Alt Text',
  seoTitle: 'SEO Title',
  seoDescription: 'SEO Description',
  cost: 'Cost per item',
  status: 'Status',
} as const satisfies Partial<Record<ShopifyColumn, string>>;

export type ExportedColumn = keyof typeof classicHeadings;
