import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import type { Review } from '@gulmohar/contract/catalogue/review.ts';
import { breadcrumbFacts } from '../page/json-ld.ts';
import { type Matches, pageMeta, shopOf } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import { productMessages as messages } from './product.messages.ts';
import { productFacts } from './product-json-ld.ts';

/** Returns a product's title and description, and its data for shared links and search engines. */
export function productMeta(matches: Matches, product: Product, reviews: readonly Review[] = []) {
  const shop = shopOf(matches);
  const path = paths.product(product._id);
  const [picture] = product.image;
  const trail = [
    { name: messages.backToCollection, path: paths.collection() },
    {
      name: product.categoryName ?? product.category,
      path: paths.collection({ category: product.category }),
    },
    { name: product.name, path },
  ];
  return pageMeta(matches, {
    title: product.seo?.title || product.name,
    description: product.seo?.description || product.description,
    ...(!product.isUnlisted && { canonicalPath: path }),
    ...(picture && { picture: { path: picture, alt: product.imageAlt?.[0] || product.name } }),
    ...(shop && { jsonLd: [productFacts(shop, product, reviews), breadcrumbFacts(shop, trail)] }),
  });
}
