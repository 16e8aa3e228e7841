import { getProduct, listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { listReviews } from '@gulmohar/contract/catalogue/review.ts';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { demoReviews } from '@gulmohar/demo/catalogue/reviews.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { checkRatings } from '../doctor/check-ratings.ts';
import { demoRemains } from './demo-remains.ts';
import { removeDemo } from './remove-demo.ts';
import { seedDemo } from './seed-demo.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
  await seedDemo(shop.db);
});
afterAll(() => shop.close());

const bySlug = (slug: string) => demoProducts.find((product) => product.slug === slug);

test('every demo review is about a size that its product has', () => {
  for (const { slug, size } of demoReviews)
    expect([slug, size === null || size in Object(bySlug(slug)?.stock)]).toEqual([slug, true]);
});

test('a shopper sees that a demo review is one and how the demo’s rate a product, until the first real one and with the demo', async () => {
  const [first] = demoReviews;
  const productId = bySlug(first?.slug ?? '')?.id ?? '';
  const ratingNow = async () => (await shop.api(getProduct, { body: { productId } })).product.rating;
  const { reviews, summary } = await shop.api(listReviews, { query: { productId } });
  expect(await ratingNow()).toEqual({ average: summary.average, count: summary.count });
  const { products } = await shop.api(listProducts, { query: { sort: 'rating' } });
  expect(products[0]?.rating).toBeDefined();
  expect(reviews[0]).toMatchObject({ source: 'demo', author: first?.author, isVerifiedBySource: false });
  expect(summary).toMatchObject({ count: reviews.length, byBuyers: 0 });
  const real = { title: '', body: 'Bought and worn.', author_name: 'Asha', usual_size: '', rating: 2 };
  await shop.db
    .insertInto('review')
    .values({ ...real, id: uuid(), product_id: productId, status: 'published', published_at: new Date() })
    .execute();
  shop.clearResponseCache();
  expect(await shop.api(listReviews, { query: { productId } })).toMatchObject({
    total: 1,
    summary: { average: 2, count: 1, byBuyers: 1 },
    reviews: [{ author: 'Asha', source: null }],
  });
  expect(await ratingNow()).toEqual({ average: 2, count: 1 });
  expect((await checkRatings(shop.db)).wrong).toEqual([]);
  expect(await demoRemains(shop.db)).toContain('demo reviews');
  await removeDemo(shop.db, { isDryRun: false });
  const { rows } = await shop.database.pool.query(`select from review where source = 'demo'`);
  expect(rows).toEqual([]);
  expect(await demoRemains(shop.db)).toEqual([]);
});
