import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { paths } from '../paths.ts';

/**
 * schema.org data for search engines, for `pageMeta({ jsonLd: [...] })`. It only contains what the page
 * shows, and never the display-only rating, because no one gave it.
 */
export const SCHEMA_ORG = 'https://schema.org';

/** The organisation behind the shop; for the home, about and contact pages. */
export function organizationFacts({ name, url, contact, social, legal, brand }: Shop): object {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Organization',
    name,
    legalName: legal.name,
    url,
    ...(brand === 'demo' && { logo: `${url}/icon-512.png` }),
    address: postalAddress(contact.address),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: contact.email,
      telephone: contact.phone,
    },
    sameAs: social.map((place) => place.url),
  };
}

/** @param lines of the address, of which the last may be 'Jaipur, Rajasthan 303007' */
function postalAddress(lines: readonly string[]): object {
  const [, city, state, pin] = /^(.+), (.+) ([1-9]\d{5})$/.exec(lines.at(-1) ?? '') ?? [];
  const street = city ? lines.slice(0, -1) : lines;
  return {
    '@type': 'PostalAddress',
    streetAddress: street.join(', '),
    ...(city && { addressLocality: city, addressRegion: state, postalCode: pin }),
    addressCountry: 'IN',
  };
}

/** The site and its search; for the home page. */
export function websiteFacts({ name, url }: Shop): object {
  return {
    '@context': SCHEMA_ORG,
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

type Step = { name: string; path: string };

/** The position of a page below the home page, the page itself last. */
export function trailFromHome(shop: Shop, ...below: Step[]): object {
  return breadcrumbFacts(shop, [{ name: shop.name, path: paths.home() }, ...below]);
}

/** The page's position in the site, from the outermost level to the page itself. */
export function breadcrumbFacts(shop: Shop, trail: Step[]): object {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${shop.url}${path}`,
    })),
  };
}
