import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../testing/test-shop.ts';
import { seedDemo } from '../../../app/demo/seed-demo.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
  await seedDemo(shop.db);
});
afterAll(() => shop.close());

async function list(query: Record<string, string>) {
  return shop.api(listProducts, { query });
}

async function chipsOf(search: string) {
  const { understood = [] } = await list({ search });
  return understood.map(({ label, searchWithout }) => [label, searchWithout]);
}

describe('a shopper sees each understood part of a search, and the search without it', () => {
  test.each([
    ['kurti under 1000', [['Under Rs. 1,000', 'kurti']]],
    ['500 se kam jewellery', [['Under Rs. 500', 'jewellery']]],
    ['saree above ₹8,000', [['Over Rs. 8,000', 'saree']]],
    ['saree 2000 to 3000', [['Rs. 2,000 to Rs. 3,000', 'saree']]],
    ['१००० से कम की कुर्ती', [['Under Rs. 1,000', 'कुर्ती']]],
    ['saree under 2.5k', [['Under Rs. 2,500', 'saree']]],
    ['2XL kurti', [['XXL', 'kurti']]],
    [
      'kurta for 6 year boy',
      [
        ['6 years', 'kurta for boy'],
        ['Boys', 'kurta for 6 year'],
      ],
    ],
    ['100% cotton kurti', []],
    ['pure 100 % silk saree', []],
    ['2 piece kurti set under 2000', [['Under Rs. 2,000', '2 piece kurti set']]],
    ['kurti 1,499.50', [['Up to about Rs. 1,799', 'kurti']]],
    ['20% off saree', [['20% off and more', 'saree']]],
    ['saree up to 50% off', [['On sale', 'saree']]],
    ['firozi kurti', [['Turquoise', 'kurti']]],
    ['garba dress', [['Garba', 'dress']]],
    ['shaadi ke liye lehenga', [['Wedding', 'lehenga']]],
    ['kurti for summer', [['Summer', 'kurti']]],
    ['sale', [['On sale', '']]],
    ['ajrakh dupatta', []],
  ])('%s', async (search, chips) => {
    expect(await chipsOf(search)).toEqual(chips);
  });
});

test('a price or an age typed into the search narrows the list like a filter', async () => {
  const under = await list({ search: 'kurti under 1000' });
  expect(under.products.length).toBeGreaterThan(2);
  expect(under.products.every(({ price }) => price <= 1000)).toBe(true);
  const { products } = await list({ search: 'frock 6 years' });
  expect(products.length).toBeGreaterThan(2);
  expect(products.every(({ sizes }) => sizes.includes('6-7Y'))).toBe(true);
});

test('a corrected search says so, and can be repeated as it was typed', async () => {
  const { corrected, totalProducts } = await list({ search: 'green anarkly' });
  expect(corrected).toEqual({ from: 'green anarkly', to: 'green anarkali' });
  expect(totalProducts).toBeGreaterThan(0);
  const literally = await list({ search: 'green anarkly', literal: 'true' });
  expect(literally).toMatchObject({ totalProducts: 0, products: [] });
  expect(literally).not.toHaveProperty('corrected');
  const typed = await list({ search: 'anarkali', literal: 'true' });
  expect(typed.products.every(({ name }) => name.includes('Anarkali'))).toBe(true);
});

test.each([
  ['biba kurti', ['biba']],
  ['linen saree', ['linen']],
  ['black saree', ['black']],
  ['frock 14 years', ['14 years']],
  ['100% pure silk saree', undefined],
  ['100 cotton kurti', ['100']],
  ['set of 3 kurti', undefined],
  ['5.5m saree', undefined],
  ['3pc kurti set', undefined],
  ['cotton 250 gsm kurti', undefined],
  ['red saree', undefined],
])('a search for “%s” names the words that none of the products match: %j', async (search, leftOut) => {
  const response = await list({ search });
  expect(response.totalProducts).toBeGreaterThan(0);
  expect(response.leftOut).toEqual(leftOut);
});

test.each(['mother', 'law', 'pure', 'table', 'wifi', 'candy', 'shirt'])(
  '“%s” is not corrected as a misspelling',
  async (search) => {
    expect(await list({ search })).not.toHaveProperty('corrected');
  },
);

test('a shopper who finds nothing is offered results without filters, related categories and other searches', async () => {
  const { otherwise } = await list({ search: 'saree', category: 'Women' });
  expect(otherwise?.withoutFilters).toBe((await list({ search: 'saree' })).totalProducts);
  const nothing = await list({ search: 'silk churidar' });
  expect(nothing).toMatchObject({ totalProducts: 0, otherwise: { withoutFilters: 0 } });
  expect(nothing.otherwise?.categories.map(({ name }) => name)).toContain('Sarees');
  for (const search of nothing.otherwise?.popular ?? []) {
    expect([search, (await list({ search })).totalProducts]).not.toEqual([search, 0]);
  }
  expect(await list({ search: 'saree' })).not.toHaveProperty('otherwise');
});

test('a related category is offered with as many products as its page shows, sold-out ones included', async () => {
  const { products, totalProducts: count } = await list({ category: 'Women', limit: '48' });
  expect(products.some(({ stock }) => Object.values(stock).every((units) => units === 0))).toBe(true);
  const { otherwise } = await list({ search: 'linen churidar' });
  expect(otherwise?.categories).toContainEqual({ name: 'Women', count });
});
