import { pictureUrl } from '@gulmohar/contract/shop/picture-url.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { CURRENCY } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Database } from '../../platform/database/connection.ts';
import { isGtin } from '../product/gtin.ts';
import { type FeedProduct, feedProducts } from './feed-products.store.ts';
import { element } from './xml.ts';

/** Google's limits, in characters: https://support.google.com/merchants/answer/7052112 */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5_000;
const MAX_GROUP_ID = 50;
const MAX_COLORS = 3;
const MAX_MORE_PICTURES = 10;

const wearers: Record<string, { gender: string; ageGroup: string }> = {
  women: { gender: 'female', ageGroup: 'adult' },
  men: { gender: 'male', ageGroup: 'adult' },
  girls: { gender: 'female', ageGroup: 'kids' },
  boys: { gender: 'male', ageGroup: 'kids' },
};
const anybody = { gender: 'unisex', ageGroup: 'adult' };

type FeedShop = Pick<Shop, 'name' | 'url' | 'picturesUrl' | 'shipping'>;

const CLOTHING = 'Apparel & Accessories > Clothing';
const TRADITIONAL = `${CLOTHING} > Traditional & Ceremonial Clothing`;

/** Google's categories by the beginning of the HSN code: sarees are woven fabric, garments have 61 and 62. */
const googleCategories: readonly [hsn: RegExp, category: string][] = [
  [/^5\d/, `${TRADITIONAL} > Saris & Lehengas`],
  [/^(?:6117|6214)/, 'Apparel & Accessories > Clothing Accessories > Scarves & Shawls'],
  [/^6/, TRADITIONAL],
  [/^71/, 'Apparel & Accessories > Jewelry'],
  [/^42/, 'Apparel & Accessories > Handbags, Wallets & Cases > Handbags'],
];

/** For Google Merchant Center as RSS 2.0. */
export async function* feed(
  shop: FeedShop,
  items: AsyncIterable<string> | Iterable<string>,
): AsyncIterable<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `${element('title', shop.name)}${element('link', shop.url)}${element('description', `All products of ${shop.name}`)}\n`;
  yield* items;
  yield '</channel>\n</rss>\n';
}

/** Writes an item for each size of a sized product. */
export async function* feedItems(db: Database, shop: FeedShop): AsyncIterable<string> {
  for await (const product of feedProducts(db)) {
    for (const variant of product.variants) yield item(product, variant, shop);
  }
}

function item(product: FeedProduct, variant: FeedProduct['variants'][number], shop: FeedShop): string {
  const { price, mrp, size } = variant;
  const gtin = [variant.barcode, ...variant.more_barcodes].find(isGtin);
  const isReduced = mrp !== null && mrp > price;
  const [picture, ...morePictures] = product.pictures.map((path) => pictureUrl(shop, path));
  const { gender, ageGroup } = wearers[valuesOf(product, 'gender')[0] ?? ''] ?? anybody;
  const title = size === null ? product.name : `${product.name} - ${size}`;
  const elements = [
    element('g:id', variant.sku),
    element('g:item_group_id', groupOf(product, size)),
    element('title', title.slice(0, MAX_TITLE)),
    element('description', product.description.slice(0, MAX_DESCRIPTION)),
    element('link', linkTo(shop, product.id, size)),
    element('g:image_link', picture),
    ...morePictures.slice(0, MAX_MORE_PICTURES).map((more) => element('g:additional_image_link', more)),
    element('g:availability', variant.is_in_stock ? 'in_stock' : 'out_of_stock'),
    // The price on the page. A sale_price would need a reduction of limited duration.
    element('g:price', amount(price)),
    element('g:maximum_retail_price', isReduced ? amount(mrp) : undefined),
    shipping(shop.shipping, price),
    element('g:brand', product.brand || shop.name),
    element('g:gtin', gtin),
    element('g:condition', 'new'),
    // Hand-made goods have no GTINs.
    element('g:identifier_exists', gtin ? undefined : 'no'),
    element('g:google_product_category', categoryOf(product)),
    element('g:product_type', `${product.category} > ${product.sub_category}`),
    element('g:gender', gender),
    element('g:age_group', ageGroup),
    element('g:color', valuesOf(product, 'color').slice(0, MAX_COLORS).join('/') || undefined),
    element('g:material', valuesOf(product, 'material').join('/') || undefined),
    element('g:size', size ?? undefined),
  ];
  return `<item>${elements.join('')}</item>\n`;
}

/** The colours of one design are one group with all their sizes. */
function groupOf({ id, group_id: group }: FeedProduct, size: string | null): string | undefined {
  if (size === null && group === null) return undefined;
  return (group ?? id).slice(-MAX_GROUP_ID);
}

function linkTo({ url }: FeedShop, id: string, size: string | null): string {
  const query = size === null ? '' : `?${new URLSearchParams({ size })}`;
  return `${url}/product/${encodeURIComponent(id)}${query}`;
}

function categoryOf({ hsn }: FeedProduct): string {
  return googleCategories.find(([pattern]) => pattern.test(hsn))?.[1] ?? TRADITIONAL;
}

/** The dearest standard delivery within India of this product alone; Google has no states for India. */
function shipping({ zones, ...rate }: Shop['shipping'], price: number): string {
  const fees = [rate, ...zones].map(({ fee, freeFrom }) =>
    freeFrom !== null && price >= freeFrom ? 0 : fee,
  );
  const cost = `${element('g:country', 'IN')}${element('g:price', amount(Math.max(...fees)))}`;
  return `<g:shipping>${cost}</g:shipping>`;
}

function valuesOf({ facets }: FeedProduct, group: string): string[] {
  const start = `${group}:`;
  return facets.flatMap((facet) => (facet.startsWith(start) ? [facet.slice(start.length)] : []));
}

function amount(paise: number): string {
  return `${(paise / 100).toFixed(2)} ${CURRENCY}`;
}
