import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import type { Review } from '@gulmohar/contract/catalogue/review.ts';
import { mrpOf, priceOf } from '@gulmohar/contract/catalogue/size-price.ts';
import { pictureUrl } from '@gulmohar/contract/shop/picture-url.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { CURRENCY, processingDays, STANDARD_DELIVERY_DAYS } from '@gulmohar/contract/shop/shop-rules.ts';
import { SCHEMA_ORG } from '../page/json-ld.ts';
import { paths } from '../paths.ts';
import { unitsOf } from '../product/stock.rules.ts';

/**
 * schema.org data of a product. A product with sizes is a group with a variant for each, under the codes of the
 * merchant feed; the colours of a design are one group. Ratings are only those that buyers gave.
 * @param reviews as the page shows them
 */
export function productFacts(shop: Shop, product: Product, reviews: readonly Review[] = []): object {
  const { groupId, swatches = [] } = product;
  const colour = swatches.find(({ productId }) => productId === product._id);
  const otherColours = swatches.filter(({ productId }) => productId !== product._id);
  const common = {
    name: product.name,
    description: product.description,
    category: product.subCategoryName ?? product.subCategory,
    image: product.image.map((path) => pictureUrl(shop, path)),
    ...(colour && { color: colour.name }),
    brand: { '@type': 'Brand', name: product.brand ?? shop.name },
    ...(product.details?.fabric && { material: product.details.fabric }),
    ...ratingFacts(product, reviews),
  };
  if (!product.hasSize) {
    return {
      '@context': SCHEMA_ORG,
      '@type': 'Product',
      ...common,
      sku: skuOf(product, null),
      ...(groupId && { inProductGroupWithID: groupId }),
      offers: offer(shop, product, null),
    };
  }
  return {
    '@context': SCHEMA_ORG,
    '@type': 'ProductGroup',
    ...common,
    url: shop.url + paths.product(product._id),
    productGroupID: groupId ?? product._id,
    variesBy: [`${SCHEMA_ORG}/size`, ...(colour ? [`${SCHEMA_ORG}/color`] : [])],
    hasVariant: [
      ...product.sizes.map((size) => ({
        '@type': 'Product',
        name: `${product.name} - ${size}`,
        sku: skuOf(product, size),
        size,
        image: common.image[0],
        offers: offer(shop, product, size),
      })),
      // Each colour's own page says the rest.
      ...otherColours.map(({ productId }) => ({
        '@type': 'Product',
        url: shop.url + paths.product(productId),
      })),
    ],
  };
}

function ratingFacts({ rating }: Product, reviews: readonly Review[]): object {
  const given = reviews.filter(({ source }) => source !== 'demo');
  if (!rating || given.length === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
    },
    review: given.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.author },
      datePublished: review.publishedAt.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
      ...(review.title && { name: review.title }),
      ...(review.text && { reviewBody: review.text }),
    })),
  };
}

function skuOf({ _id, skus }: Product, size: string | null): string {
  return (typeof skus === 'string' ? skus : skus?.[size ?? '']) || _id;
}

function offer(shop: Shop, product: Product, size: string | null): object {
  const price = priceOf(product, size);
  return {
    '@type': 'Offer',
    url: shop.url + paths.product(product._id, size ?? undefined),
    price,
    priceCurrency: CURRENCY,
    priceSpecification: priceSpecifications(price, mrpOf(product, size)),
    availability: `${SCHEMA_ORG}/${unitsOf(product, size) > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${SCHEMA_ORG}/NewCondition`,
    seller: { '@type': 'Organization', name: shop.legal.name },
    shippingDetails: shippingDetails(shop, price, product.daysToMake),
    hasMerchantReturnPolicy: returnPolicy(shop),
  };
}

function shippingDetails({ shipping }: Shop, price: number, daysToMake?: number): object {
  const isFree = price * 100 >= shipping.freeFrom;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: isFree ? 0 : shipping.fee / 100,
      currency: CURRENCY,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(processingDays(daysToMake)),
      transitTime: days(STANDARD_DELIVERY_DAYS),
    },
  };
}

function days({ from, to }: { from: number; to: number }): object {
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'DAY' };
}

function returnPolicy({ returnDays }: Shop): object {
  const window =
    returnDays === null
      ? { returnPolicyCategory: `${SCHEMA_ORG}/MerchantReturnUnlimitedWindow` }
      : {
          returnPolicyCategory: `${SCHEMA_ORG}/MerchantReturnFiniteReturnWindow`,
          merchantReturnDays: returnDays,
        };
  return { '@type': 'MerchantReturnPolicy', applicableCountry: 'IN', ...window };
}

function priceSpecifications(price: number, mrp: number | undefined): object[] {
  const sellingPrice = {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'INR',
    valueAddedTaxIncluded: true,
  };
  const isReduced = mrp !== undefined && mrp > price;
  return isReduced
    ? [sellingPrice, { ...sellingPrice, price: mrp, priceType: `${SCHEMA_ORG}/MSRP` }]
    : [sellingPrice];
}
