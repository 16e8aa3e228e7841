import { breadcrumbFacts } from '../page/json-ld.ts';
import { type Matches, pageMeta, shopOf } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import { collectionMessages as messages } from './collection.messages.ts';
import { landingQuery } from './landing.ts';
import { landingText } from './landing-text.tsx';
import { listingPath } from './listing.ts';
import { nameOf, titleOf } from './listing-names.ts';
import type { LoadedListing } from './load-listing.ts';

/**
 * Returns the page's metadata. Search engines index one address for each category, sub-category and craft and
 * for the best sellers; filtered and sorted lists name it as canonical, and searches are not indexed.
 */
export function collectionMeta(matches: Matches, list: LoadedListing) {
  const { listing, collection, page, totalPages, totalProducts, products, filters } = list;
  const landing = landingQuery(listing);
  const title = titleOf(list);
  const [category] = listing.chosen.category;
  const [subCategory] = listing.chosen.subCategory;
  const shop = shopOf(matches);
  const base = shop?.url ?? '';
  const picture = collection?.image ?? products[0]?.image[0];
  const trail = [
    { name: messages.everything, path: paths.collection() },
    ...(category
      ? [{ name: nameOf(filters, 'category', category), path: paths.collection({ category }) }]
      : []),
    ...(landing?.subCategory && subCategory
      ? [{ name: nameOf(filters, 'subCategory', subCategory), path: paths.collection(landing) }]
      : []),
    ...(landing?.craft || landing?.bestseller || landing?.collection
      ? [{ name: title, path: paths.collection(landing) }]
      : []),
  ];
  return [
    ...pageMeta(matches, {
      title: collection?.seoTitle || title,
      description:
        (collection?.seoDescription || landingText(list)) ??
        `${totalProducts} products: ${title}, with sizes, prices and what is in stock.`,
      ...(landing && { canonicalPath: paths.collection(landing) }),
      ...(picture && { picture: { path: picture, alt: title } }),
      ...(shop && { jsonLd: [breadcrumbFacts(shop, trail)] }),
    }),
    ...(page > 1 ? [{ tagName: 'link', rel: 'prev', href: base + listingPath(listing, page - 1) }] : []),
    ...(page < totalPages
      ? [{ tagName: 'link', rel: 'next', href: base + listingPath(listing, page + 1) }]
      : []),
  ];
}
