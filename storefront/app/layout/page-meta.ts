import type { Shop } from '@gulmohar/contract/shop.ts';
import type { MetaDescriptor } from 'react-router';

type PageMeta = {
  /** Without the shop's name. */
  title: string;
  description: string;
  /** Path of the one address that search engines keep; absent on pages that they leave out. */
  canonicalPath?: string;
  /** schema.org facts. */
  jsonLd?: object;
};

/** The route matches of a `meta` function, as far as this needs them. */
type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** Title, description, canonical address and schema.org facts of a page. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const shop = shopOf(matches);
  const canonical = page.canonicalPath && `${shop?.url}${page.canonicalPath}`;
  return [
    { title: shop ? `${page.title} | ${shop.name}` : page.title },
    { name: 'description', content: page.description },
    canonical
      ? { tagName: 'link', rel: 'canonical', href: canonical }
      : { name: 'robots', content: 'noindex' },
    ...(page.jsonLd ? [{ 'script:ld+json': page.jsonLd }] : []),
  ];
}

/** The shop as the root route loaded it; undefined when that failed. */
export function shopOf(matches: Matches): Shop | undefined {
  const root = matches[0]?.loaderData as { shop: Shop } | undefined;
  return root?.shop;
}
