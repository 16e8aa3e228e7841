import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { expect, test } from 'vitest';
import { shop } from '../testing/test-shop.ts';
import { productFacts } from './product-json-ld.ts';

const kurti: Product = {
  _id: 'indigo-kurti-1',
  name: 'Indigo Kurti',
  price: 1299,
  mrp: 1799,
  image: ['/pictures/indigo/800.webp'],
  description: 'Cotton',
  category: 'Women',
  subCategory: 'Topwear',
  filterTags: [],
  hasSize: true,
  sizes: ['S', 'M'],
  stock: { S: 0, M: 2 },
  bestseller: false,
  date: '2026-01-01T00:00:00.000Z',
};

test('the structured data of a kurti has its price, MRP and availability, and no rating', () => {
  const facts = productFacts(shop, kurti);
  expect(facts).toMatchObject({
    image: ['https://shop.example/pictures/indigo/800.webp'],
    offers: {
      url: 'https://shop.example/product/indigo-kurti-1',
      price: 1299,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      priceSpecification: [{ price: 1299 }, { price: 1799, priceType: 'https://schema.org/MSRP' }],
    },
  });
  expect(JSON.stringify(facts)).not.toContain('ating');
});

test('the structured data of a kurti sold out in every size says out of stock', () => {
  expect(productFacts(shop, { ...kurti, stock: { S: 0, M: 0 } })).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});
