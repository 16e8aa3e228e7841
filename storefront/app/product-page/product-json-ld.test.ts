import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import type { Review } from '@gulmohar/contract/catalogue/review.ts';
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
  skus: { S: 'KRT-1-S', M: 'KRT-1-M' },
  bestseller: false,
  date: '2026-01-01T00:00:00.000Z',
};

test('a kurti is a group with a variant for each size: SKU, price, MRP, availability, shipping and returns', () => {
  const facts = productFacts(shop, kurti);
  expect(facts).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'indigo-kurti-1',
    image: ['https://shop.example/pictures/indigo/800.webp'],
    hasVariant: [
      { sku: 'KRT-1-S', size: 'S', offers: { availability: 'https://schema.org/OutOfStock' } },
      {
        sku: 'KRT-1-M',
        size: 'M',
        offers: {
          url: 'https://shop.example/product/indigo-kurti-1?size=M',
          price: 1299,
          priceCurrency: 'INR',
          availability: 'https://schema.org/InStock',
          priceSpecification: [{ price: 1299 }, { price: 1799, priceType: 'https://schema.org/MSRP' }],
          shippingDetails: { shippingRate: { value: 100, currency: 'INR' } },
          hasMerchantReturnPolicy: { applicableCountry: 'IN', merchantReturnDays: 7 },
        },
      },
    ],
  });
  expect(JSON.stringify(facts)).not.toContain('ating');
});

test('a sold-out saree is a single product with its own SKU', () => {
  const saree = { ...kurti, hasSize: false, sizes: [], stock: 0, skus: 'SAR-1', price: 2500 };
  expect(productFacts(shop, saree)).toMatchObject({
    '@type': 'Product',
    sku: 'SAR-1',
    offers: {
      url: 'https://shop.example/product/indigo-kurti-1',
      availability: 'https://schema.org/OutOfStock',
      shippingDetails: { shippingRate: { value: 0 } },
    },
  });
});

test('without a last day for returns the policy is unlimited', () => {
  const facts = JSON.stringify(productFacts({ ...shop, returnDays: null }, kurti));
  expect(facts).toContain('MerchantReturnUnlimitedWindow');
  expect(facts).not.toContain('merchantReturnDays');
});

test('the colours of a design are one group: this page’s sizes, and the pages of the other colours', () => {
  const swatches = [
    { productId: 'indigo-kurti-1', name: 'Indigo', colorCode: '#1f2f5c', inStock: true },
    { productId: 'rose-kurti-1', name: 'Rose', inStock: false },
  ];
  expect(productFacts(shop, { ...kurti, groupId: 'kurti', swatches })).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'kurti',
    color: 'Indigo',
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    hasVariant: [{ size: 'S' }, { size: 'M' }, { url: 'https://shop.example/product/rose-kurti-1' }],
  });
  const dupatta = {
    ...kurti,
    hasSize: false,
    sizes: [],
    stock: 2,
    skus: 'D-1',
    groupId: 'dupatta',
    swatches,
  };
  expect(productFacts(shop, dupatta)).toMatchObject({ '@type': 'Product', inProductGroupWithID: 'dupatta' });
});

test('search engines are told what buyers gave, also in an earlier shop, and nothing that the demo made up', () => {
  const review = {
    reviewId: '0198c0de-0000-7000-8000-000000000001',
    rating: 4,
    title: '',
    text: 'Soft.',
    author: 'Asha M.',
    source: null,
    isVerifiedBySource: false,
    size: 'M',
    fit: null,
    heightCm: null,
    usualSize: '',
    publishedAt: '2026-01-02T00:00:00.000Z',
    isEdited: false,
    helpful: 0,
    pictures: [],
    reply: null,
  } satisfies Review;
  const reviews = [
    review,
    { ...review, author: 'Meera N.', source: 'judgeme' as const },
    { ...review, author: 'Nobody', source: 'demo' as const },
  ];
  const rated = { ...kurti, rating: { average: 4, count: 2 } };
  const facts = productFacts(shop, rated, reviews);
  expect(facts).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 2 },
    review: [{ author: { name: 'Asha M.' } }, { author: { name: 'Meera N.' } }],
  });
  expect(JSON.stringify(productFacts(shop, kurti, reviews))).not.toMatch(/ating|Soft/);
  expect(JSON.stringify(productFacts(shop, rated, reviews.slice(2)))).not.toMatch(/ating|Soft/);
});
