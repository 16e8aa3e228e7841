/**
 * The columns of Shopify's product file under all their headings, in lower case and without spaces and
 * punctuation: the classic names, which exports carry, and those of the help page since 2024.
 */
export const shopifyColumns = {
  handle: ['handle', 'urlhandle'],
  title: ['title'],
  html: ['bodyhtml', 'description'],
  vendor: ['vendor'],
  category: ['productcategory'],
  type: ['type', 'producttype'],
  tags: ['tags'],
  published: ['published', 'publishedononlinestore'],
  status: ['status'],
  name1: ['option1name'],
  value1: ['option1value'],
  linked1: ['option1linkedto'],
  name2: ['option2name'],
  value2: ['option2value'],
  linked2: ['option2linkedto'],
  name3: ['option3name'],
  value3: ['option3value'],
  linked3: ['option3linkedto'],
  sku: ['variantsku', 'sku'],
  grams: ['variantgrams', 'weightvaluegrams'],
  weightUnit: ['variantweightunit', 'weightunitfordisplay'],
  tracker: ['variantinventorytracker', 'inventorytracker'],
  units: ['variantinventoryqty', 'inventoryquantity'],
  policy: ['variantinventorypolicy', 'continuesellingwhenoutofstock'],
  fulfilment: ['variantfulfillmentservice', 'fulfillmentservice'],
  requiresShipping: ['variantrequiresshipping', 'requiresshipping'],
  price: ['variantprice', 'price'],
  compareAt: ['variantcompareatprice', 'compareatprice'],
  cost: ['costperitem'],
  taxable: ['varianttaxable', 'chargetax'],
  barcode: ['variantbarcode', 'barcode'],
  barcodes: ['barcodes'],
  picture: ['imagesrc', 'productimageurl'],
  picturePosition: ['imageposition'],
  alt: ['imagealttext'],
  variantPicture: ['variantimage', 'variantimageurl'],
  giftCard: ['giftcard'],
  seoTitle: ['seotitle'],
  seoDescription: ['seodescription'],
  gender: ['googleshoppinggender'],
  collection: ['collection'],
} as const;

export type ShopifyColumn = keyof typeof shopifyColumns;

/** Prices of other markets, which this shop does not have: `Price / Canada`. */
export const IGNORED_HEADING = /^(included|price|compare-?\s?at price)\s*\/\s*\S/i;

export function bareHeading(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]/g, '');
}
