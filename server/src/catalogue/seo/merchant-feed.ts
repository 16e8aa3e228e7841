import { pictureUrl } from '@gulmohar/contract/shop/picture-url.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { CURRENCY } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Database } from '../../platform/database/connection.ts';
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

type FeedShop = Pick<Shop, 'name' | 'url' | 'picturesUrl'>;

/**
 * Writes the catalogue for Google Merchant Center as RSS 2.0, with an item for each size of a sized product.
 */
export async function* merchantFeed(db: Database, shop: FeedShop): AsyncIterable<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `${element('title', shop.name)}${element('link', shop.url)}${element('description', `All products of ${shop.name}`)}\n`;
  for await (const product of feedProducts(db)) {
    for (const variant of product.variants) yield item(product, variant, shop);
  }
  yield '</channel>\n</rss>\n';
}

function item(product: FeedProduct, variant: FeedProduct['variants'][number], shop: FeedShop): string {
  const { price, mrp, size } = { ...product, ...variant };
  const isReduced = mrp !== null && mrp > price;
  const [picture, ...morePictures] = product.pictures.map((path) => pictureUrl(shop, path));
  const { gender, ageGroup } = wearers[valuesOf(product, 'gender')[0] ?? ''] ?? anybody;
  const title = size === null ? product.name : `${product.name} - ${size}`;
  const elements = [
    element('g:id', variant.sku),
    element('g:item_group_id', size === null ? undefined : product.id.slice(-MAX_GROUP_ID)),
    element('title', title.slice(0, MAX_TITLE)),
    element('description', product.description.slice(0, MAX_DESCRIPTION)),
    element('link', `${shop.url}/product/${encodeURIComponent(product.id)}`),
    element('g:image_link', picture),
    ...morePictures.slice(0, MAX_MORE_PICTURES).map((more) => element('g:additional_image_link', more)),
    element('g:availability', variant.is_in_stock ? 'in_stock' : 'out_of_stock'),
    element('g:price', amount(isReduced ? mrp : price)),
    element('g:sale_price', isReduced ? amount(price) : undefined),
    element('g:brand', shop.name),
    element('g:condition', 'new'),
    // Hand-made goods have no GTINs.
    element('g:identifier_exists', 'no'),
    element('g:product_type', `${product.category} > ${product.sub_category}`),
    element('g:gender', gender),
    element('g:age_group', ageGroup),
    element('g:color', valuesOf(product, 'color').slice(0, MAX_COLORS).join('/') || undefined),
    element('g:material', valuesOf(product, 'material').join('/') || undefined),
    element('g:size', size ?? undefined),
  ];
  return `<item>${elements.join('')}</item>\n`;
}

function valuesOf({ facets }: FeedProduct, group: string): string[] {
  const start = `${group}:`;
  return facets.flatMap((facet) => (facet.startsWith(start) ? [facet.slice(start.length)] : []));
}

/** @param paise @returns '1299.00 INR' */
function amount(paise: number): string {
  return `${(paise / 100).toFixed(2)} ${CURRENCY}`;
}
