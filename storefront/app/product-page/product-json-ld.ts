import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { pictureUrl } from '@gulmohar/contract/shop/picture-url.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { SCHEMA_ORG } from '../page/json-ld.ts';
import { paths } from '../paths.ts';
import { unitsLeft } from '../product/stock.rules.ts';

/** schema.org data of a product with its price, its MRP if that is higher, and its availability. */
export function productFacts(shop: Shop, product: Product): object {
  const url = `${shop.url}${paths.product(product._id)}`;
  return {
    '@context': SCHEMA_ORG,
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
      availability: `${SCHEMA_ORG}/${unitsLeft(product) > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${SCHEMA_ORG}/NewCondition`,
      seller: { '@type': 'Organization', name: shop.legal.name },
    },
  };
}

function priceSpecifications({ price, mrp }: Product): object[] {
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
