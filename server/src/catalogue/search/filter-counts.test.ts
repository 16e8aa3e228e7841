import { listDynamicFilters } from '@gulmohar/contract/catalogue/filter.ts';
import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { testShop } from '../../../testing/test-shop.ts';
import { seedDemo } from '../../app/demo/seed-demo.ts';

const shop = await testShop();
await seedDemo(shop.db);
afterAll(() => shop.close());

async function filtersFor(query: Record<string, string>) {
  return (await shop.api(listDynamicFilters, { query })).filters;
}

function without(query: Record<string, string>, ...names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));
}

async function totalFor(query: Record<string, string>): Promise<number> {
  return (await shop.api(listProducts, { query: { ...query, limit: '1' } })).totalProducts;
}

const choices: Record<string, string>[] = [
  {},
  { category: 'Women' },
  { color: 'indigo' },
  { color: 'indigo,red', material: 'cotton' },
  { category: 'Sets', size: 'M', occasion: 'festive' },
  { search: 'kurti', material: 'cotton' },
  { search: 'sarre', maxPrice: '3000', bestseller: 'false' },
  { filterTags: 'wedding', type: 'saree' },
  { craft: 'ajrakh,ikat', discount: '20' },
  { minPrice: '1000', maxPrice: '2500', discount: '10', category: 'Women' },
];

test.each(choices)(
  'with %j chosen, every count equals the number of products listed once that value is chosen too',
  async (chosen) => {
    const filters = await filtersFor(chosen);
    expect(filters.length).toBeGreaterThan(0);
    for (const { name, values } of filters) {
      for (const { value, count } of values) {
        expect([name, value, count]).toEqual([name, value, await totalFor({ ...chosen, [name]: value })]);
      }
    }
  },
);

test.each(choices)(
  'with %j chosen, the discount and price counts equal the number of products listed',
  async (chosen) => {
    const { discounts, prices } = await shop.api(listDynamicFilters, { query: chosen });
    for (const { percent, count } of discounts) {
      expect(count).toBe(await totalFor({ ...chosen, discount: String(percent) }));
    }
    const anyPrice = without(chosen, 'minPrice', 'maxPrice');
    expect(prices.counts.reduce((sum, count) => sum + count, 0)).toBe(await totalFor(anyPrice));
    for (const [bar, count] of prices.counts.entries()) {
      const minPrice = prices.from + bar * prices.step;
      const within = { minPrice: String(minPrice), maxPrice: String(minPrice + prices.step - 0.01) };
      expect([minPrice, count]).toEqual([minPrice, await totalFor({ ...anyPrice, ...within })]);
    }
  },
);

test('other colours are still offered after one is chosen', async () => {
  const colors = (await filtersFor({ color: 'indigo' })).find(({ name }) => name === 'color');
  expect(colors?.values.map(({ value }) => value)).toContain('red');
});

test('within a category, values found only in other categories are not offered', async () => {
  const filters = await filtersFor({ category: 'Sarees' });
  const category = filters.find(({ name }) => name === 'category');
  expect(category?.values.map(({ value }) => value)).toEqual(['Sarees']);
  expect(filters.map(({ name }) => name)).not.toContain('size');
});

describe('queries that the storefront never sends', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => index).join(',');
  const bad = [
    'page=-1',
    'page=',
    'limit=1e9',
    'limit=',
    'sort=x;drop',
    'sort=',
    'sort=constructor',
    'minPrice=-1',
    'maxPrice=1e9',
    'discount=15',
    'discount=',
    'discount=10,20',
    'bestseller=1',
    `color=${many}`,
    `filterTags=${many}`,
    `category=${'x'.repeat(61)}`,
    'color=a&color=b',
    'minPrice=9&maxPrice=8',
    `search=${'x'.repeat(1_000_000)}`,
  ];
  test.each(bad.map((query) => [query.slice(0, 40), query]))(
    '%s… is refused with a message',
    async (_, query) => {
      const response = await shop.app.inject(`/api/product/list?${query}`);
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.json()).toMatchObject({ success: false, message: expect.stringMatching(/\w/) });
    },
  );

  const odd = [
    '🌺',
    '%00',
    '%ED%A0%80',
    '%',
    '%E0%A4%A',
    'a%00b',
    '__proto__',
    "' or 1=1 --",
    '%F0%9F%8C%BA,',
    ',,,',
  ];
  const places = [
    'product/list?search=',
    'product/list?color=',
    'product/list?filterTags=',
    'filter/dynamic?category=',
    'filter/dynamic?size=',
  ];
  test.each(places.flatMap((place) => odd.map((text) => `${place}${text}`)))(
    '%s is answered with 200 or 400, never with a server error',
    async (path) => {
      const response = await shop.app.inject(`/api/${path}`);
      expect([200, 400]).toContain(response.statusCode);
      expect(response.json().success).toBe(response.statusCode === 200);
    },
  );

  test('unknown parameters change nothing', async () => {
    const [plain, odd] = await Promise.all(
      ['', '&colour=red&__proto__=1&constructor=2'].map((more) =>
        shop.app.inject(`/api/product/list?limit=3${more}`),
      ),
    );
    expect(odd?.body).toBe(plain?.body);
  });

  test.each(['product/single', 'product/related'])(
    'an id with a NUL byte is a client error, not a server error (%s)',
    async (call) => {
      const payload = { productId: 'a\u0000b' };
      const response = await shop.app.inject({ method: 'POST', url: `/api/${call}`, payload });
      expect([400, 404]).toContain(response.statusCode);
    },
  );
});
