import { breadcrumbFacts } from '../page/json-ld.ts';
import { pageMeta, shopOf } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import { collectionMessages as messages } from './collection.messages.ts';
import { listingPath } from './listing.ts';
import { collectionTitle, nameOf } from './listing-names.ts';
import type { LoadedListing } from './load-listing.ts';

type Matches = Parameters<typeof pageMeta>[0];

/**
 * Returns the page's metadata. Search engines index one address per category; filtered and sorted lists name
 * it as canonical.
 */
export function collectionMeta(matches: Matches, list: LoadedListing) {
  const { listing, page, totalPages, totalProducts, products, filters } = list;
  const title = collectionTitle(listing, filters);
  const [category] = listing.chosen.category;
  const shop = shopOf(matches);
  const base = shop?.url ?? '';
  const picture = products[0]?.image[0];
  const trail = [
    { name: messages.everything, path: paths.collection() },
    ...(category
      ? [{ name: nameOf(filters, 'category', category), path: paths.collection({ category }) }]
      : []),
  ];
  return [
    ...pageMeta(matches, {
      title,
      description: `${totalProducts} products: ${title}, with sizes, prices and what is in stock.`,
      canonicalPath: paths.collection(category ? { category } : {}),
      ...(picture && { picture: { path: picture, alt: title } }),
      ...(shop && { jsonLd: [breadcrumbFacts(shop, trail)] }),
    }),
    ...(page > 1 ? [{ tagName: 'link', rel: 'prev', href: base + listingPath(listing, page - 1) }] : []),
    ...(page < totalPages
      ? [{ tagName: 'link', rel: 'next', href: base + listingPath(listing, page + 1) }]
      : []),
  ];
}
