/**
 * The columns of WooCommerce's product file, in lower case and without spaces and punctuation. Those of attributes
 * are numbered, so `attributesIn` finds them.
 */
export const wooColumns = {
  id: ['id'],
  type: ['type'],
  sku: ['sku'],
  barcode: ['gtinupceanorisbn'],
  title: ['name'],
  published: ['published'],
  visibility: ['visibilityincatalog'],
  shortHtml: ['shortdescription'],
  html: ['description'],
  saleStarts: ['datesalepricestarts'],
  saleEnds: ['datesalepriceends'],
  inStock: ['instock'],
  units: ['stock'],
  backorders: ['backordersallowed'],
  kilograms: ['weightkg'],
  grams: ['weightg'],
  pounds: ['weightlbs'],
  ounces: ['weightoz'],
  salePrice: ['saleprice'],
  regularPrice: ['regularprice'],
  cost: ['costofgoods', 'cogsvalue'],
  categories: ['categories'],
  tags: ['tags'],
  brands: ['brands'],
  pictures: ['images'],
  parent: ['parent'],
  seoTitle: ['metayoastwpseotitle', 'metarankmathtitle'],
  seoDescription: ['metayoastwpseometadesc', 'metarankmathdescription'],
} as const;

export type WooColumn = keyof typeof wooColumns;

/** Switches of WooCommerce's pages, downloads and groups, which this shop does not have. */
export const WOO_IGNORED_HEADING =
  /^(is featured\?|allow customer reviews\?|sold individually\?|position|download .*|external url|button text|grouped products|attribute \d+ (visible|global|default))$/i;
