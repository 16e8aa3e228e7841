import { pictureUrl } from '@gulmohar/contract/shop/picture-url.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { MetaDescriptor } from 'react-router';
import sharePicture from '../assets/share.png?url';

type PageMeta = {
  /** The title without the shop's name. */
  title: string;
  description: string;
  /** The path that search engines should index; absent for pages that they should not. */
  canonicalPath?: string;
  /** The picture of a shared link; by default the shop's own picture, or else the demo's logo. */
  picture?: { path: string; alt: string };
  /** schema.org data, see json-ld.ts. */
  jsonLd?: object[];
};

/** The route matches of a `meta` function, as far as they are needed here. */
export type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** Returns a page's title, description, canonical address, Open Graph tags and schema.org data. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const shop = shopOf(matches);
  if (!shop) return [{ title: page.title }];
  return [
    { title: `${page.title} | ${shop.name}` },
    { name: 'description', content: page.description },
    ...(page.canonicalPath === undefined
      ? [{ name: 'robots', content: 'noindex' }]
      : addresses(shop, page.canonicalPath)),
    { property: 'og:site_name', content: shop.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    ...pictures(shop, page.picture),
    ...(page.jsonLd ?? []).map((facts) => ({ 'script:ld+json': facts })),
  ];
}

/** Returns the shop as the root route loaded it; undefined if that failed. */
export function shopOf(matches: Matches): Shop | undefined {
  const root = matches[0]?.loaderData as { shop: Shop } | undefined;
  return root?.shop;
}

function addresses(shop: Shop, path: string): MetaDescriptor[] {
  const address = `${shop.url}${path}`;
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
  ];
}

function pictures(shop: Shop, picture: PageMeta['picture']): MetaDescriptor[] {
  const { path, alt } = picture ?? { path: ownPicture(shop), alt: shop.name };
  if (path === undefined) return [];
  return [
    { property: 'og:image', content: pictureUrl(shop, path) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function ownPicture({ pictures, brand }: Shop): string | undefined {
  return pictures.share ?? (brand === 'demo' ? sharePicture : undefined);
}
