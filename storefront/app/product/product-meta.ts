import type { Product } from '@gulmohar/contract/product.ts';
import { CURRENCY } from '@gulmohar/contract/shop-rules.ts';
import { pageMeta, shopOf } from '../layout/page-meta.ts';
import { paths } from '../paths.ts';
import { piecesLeft } from './stock.rules.ts';

type Matches = Parameters<typeof pageMeta>[0];

/** Title, description and what search engines want to know of a product; the fixed rating is not among it. */
export function productMeta(matches: Matches, product: Product) {
  const shop = shopOf(matches);
  const base = shop?.url ?? '';
  const path = paths.product(product._id);
  return pageMeta(matches, {
    title: product.name,
    description: product.description,
    canonicalPath: path,
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Product',
          name: product.name,
          description: product.description,
          sku: product._id,
          category: `${product.category} > ${product.subCategory}`,
          image: product.image.map((picture) => base + picture),
          ...(shop && { brand: { '@type': 'Brand', name: shop.name } }),
          offers: {
            '@type': 'Offer',
            url: base + path,
            price: product.price,
            priceCurrency: CURRENCY,
            availability: `https://schema.org/${piecesLeft(product) > 0 ? 'InStock' : 'OutOfStock'}`,
          },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            [product.category, paths.collection({ category: product.category })],
            [product.name, path],
          ].map(([name, address], index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: base + address,
          })),
        },
      ],
    },
  });
}
