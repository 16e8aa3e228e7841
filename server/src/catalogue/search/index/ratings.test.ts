import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../../testing/build-product.ts';
import { testShop } from '../../../../testing/test-shop.ts';
import { Ratings } from './ratings.ts';

const shop = await testShop();
afterAll(() => shop.close());

test('a shopper is not shown one rating of five stars before a hundred of 4.8', () => {
  const { scores } = new Ratings([
    { id: 'single', count: 1, stars: 5 },
    { id: 'many', count: 100, stars: 480 },
    { id: 'poor', count: 40, stars: 80 },
  ]);
  expect([...scores].toSorted(([, one], [, other]) => other - one).map(([id]) => id)).toEqual([
    'many',
    'single',
    'poor',
  ]);
});

test('among products with as many ratings, the one with more stars comes first', () => {
  const rated = fc.record({
    count: fc.integer({ min: 1, max: 500 }),
    mean: fc.double({ min: 1, max: 5, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(rated, { maxLength: 20 }),
      rated,
      fc.integer({ min: 1, max: 50 }),
      (others, one, more) => {
        const stars = one.count * one.mean;
        const { scores } = new Ratings([
          ...others.map(({ count, mean }, at) => ({ id: `other-${at}`, count, stars: count * mean })),
          { id: 'fewer', count: one.count, stars },
          { id: 'more', count: one.count, stars: stars + more },
        ]);
        expect(scores.get('more')).toBeGreaterThan(scores.get('fewer') ?? 0);
      },
    ),
  );
});

test('a shopper sorts by rating: the best first, those without a rating after them; sold-out ones last', async () => {
  const names = ['Many Four Eight', 'One Five', 'Poor', 'Unrated', 'Sold Out'];
  const ids: Record<string, string> = {};
  for (const name of names)
    ids[name] = await buildProduct(shop.db, { name, stock: { M: name === 'Sold Out' ? 0 : 5 } });
  await shop.db
    .insertInto('product_rating')
    .values([
      { product_id: ids['One Five'] ?? '', stars_5: 1 },
      { product_id: ids['Many Four Eight'] ?? '', stars_4: 20, stars_5: 80 },
      { product_id: ids.Poor ?? '', stars_1: 30 },
      { product_id: ids['Sold Out'] ?? '', stars_5: 200 },
    ])
    .execute();
  const byRating = async () => {
    shop.clearResponseCache();
    const { products } = await shop.api(listProducts, { query: { sort: 'rating' } });
    return products.map(({ name }) => name);
  };
  expect(await byRating()).toEqual(names);
  const poor = shop.db.updateTable('product_rating').where('product_id', '=', ids.Poor ?? '');
  await poor.set({ stars_1: 0, stars_5: 30 }).execute();
  expect((await byRating())[0]).toBe('Poor');
});
