import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { pictureUrl } from '@gulmohar/contract/shop/picture-url.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { paths } from '../paths.ts';
import { unitsLeft } from '../product/stock.rules.ts';

/**
 * schema.org data for search engines, for `pageMeta({ jsonLd: [...] })`. It only contains what the page
 * shows, and never the display-only rating, because no one gave it (decision D8).
 */
const CONTEXT = 'https://schema.org';

/** The organisation behind the shop; for the home, about and contact pages. */
export function organizationFacts({ name, url, contact, social, legal }: Shop): object {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name,
    legalName: legal.name,
    url,
    logo: `${url}/icon-512.png`,
    address: contact.address.join(', '),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: contact.email,
      telephone: contact.phone,
    },
    sameAs: social.map((place) => place.url),
  };
}

/** The site and its search; for the home page. */
export function websiteFacts({ name, url }: Shop): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}${paths.collection()}?search={search_term}` },
      'query-input': 'required name=search_term',
    },
  };
}

/** The page's position in the site, from the outermost level to the page itself. */
export function breadcrumbFacts(shop: Shop, trail: { name: string; path: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${shop.url}${path}`,
    })),
  };
}

/** A product with its price, its MRP if that is higher, and its availability. */
export function productFacts(shop: Shop, product: Product): object {
  const url = `${shop.url}${paths.product(product._id)}`;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product._id,
    category: product.subCategoryName ?? product.subCategory,
    image: product.image.map((path) => pictureUrl(shop, path)),
    brand: { '@type': 'Brand', name: shop.name },
    ...(product.details?.fabric && { material: product.details.fabric }),
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'INR',
      priceSpecification: priceSpecifications(product),
      availability: `${CONTEXT}/${unitsLeft(product) > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${CONTEXT}/NewCondition`,
      seller: { '@type': 'Organization', name: shop.legal.name },
    },
  };
}

function priceSpecifications({ price, mrp }: Product): object[] {
  const asked = {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'INR',
    valueAddedTaxIncluded: true,
  };
  const isReduced = mrp !== undefined && mrp > price;
  return isReduced ? [asked, { ...asked, price: mrp, priceType: `${CONTEXT}/MSRP` }] : [asked];
}
