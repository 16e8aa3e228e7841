import { pageMeta, shopOf } from '../layout/page-meta.ts';
import { paths } from '../paths.ts';
import { collectionTitle, listingPath } from './listing.ts';
import type { LoadedListing } from './load-listing.ts';

type Matches = Parameters<typeof pageMeta>[0];

/** Search engines keep one address a category; whatever narrows or orders it leads there. */
export function collectionMeta(matches: Matches, list: LoadedListing) {
  const { listing, page, totalPages, totalProducts, products } = list;
  const title = collectionTitle(listing);
  const [category] = listing.chosen.category;
  const base = shopOf(matches)?.url ?? '';
  return [
    ...pageMeta(matches, {
      title,
      description: `${totalProducts} pieces: ${title}, with sizes, prices and what is in stock.`,
      canonicalPath: paths.collection(category ? { category } : {}),
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: title,
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: totalProducts,
          itemListElement: products.map(({ _id, name }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: base + paths.product(_id),
          })),
        },
      },
    }),
    ...(page > 1 ? [{ tagName: 'link', rel: 'prev', href: base + listingPath(listing, page - 1) }] : []),
    ...(page < totalPages
      ? [{ tagName: 'link', rel: 'next', href: base + listingPath(listing, page + 1) }]
      : []),
  ];
}
