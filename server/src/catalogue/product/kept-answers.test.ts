import { listDynamicFilters, listFilters } from '@gulmohar/contract/catalogue/filter.ts';
import { getHome } from '@gulmohar/contract/catalogue/home.ts';
import {
  getProduct,
  getStockLevels,
  listProducts,
  listRelated,
} from '@gulmohar/contract/catalogue/product.ts';
import { suggestProducts } from '@gulmohar/contract/catalogue/search.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
const PRODUCTS = 40;
const COLOURS = ['indigo', 'rose', 'ivory'];

beforeAll(async () => {
  shop = await testShop();
  await sql`insert into filter_definition (id, name, type, display_name, filter_type, position)
            values ('color', 'color', 'global', 'Colour', 'multi-select', 0)`.execute(shop.db);
  for (const [position, colour] of COLOURS.entries()) {
    await sql`insert into filter_value (filter_id, value, display_name, position)
              values ('color', ${colour}, ${colour}, ${position})`.execute(shop.db);
  }
  for (let number = 0; number < PRODUCTS; number++) await buildProduct(shop.db, productOf(number));
});
afterAll(() => shop.close());

function productOf(number: number) {
  const colour = COLOURS[number % COLOURS.length] ?? '';
  return {
    id: `kurti-${number}`,
    name: `${colour} Kurti ${number}`,
    facets: [`color:${colour}`],
    price: 90_000 + number * 1_000,
    mrp: 130_000,
    stock: { S: 2, M: number % 4 },
    daysOld: number + 1,
    ...(number % 10 === 3 && { bestsellerRank: number }),
  };
}

/** Requests everything of the catalogue that shoppers can see, one request each. */
async function askAll() {
  const queries = [
    {},
    { page: '2' },
    { sort: 'low-high' },
    { sort: 'high-low', page: '3' },
    { sort: 'bestseller' },
    { color: 'rose' },
    { size: 'M' },
    { maxPrice: '1000' },
    { discount: '20' },
    { search: 'indigo kurti' },
    { search: 'rose kurti', sort: 'low-high' },
  ] as const;
  const narrowings = [
    {},
    { color: 'rose' },
    { size: 'M' },
    { maxPrice: '1000' },
    { discount: '20' },
    { search: 'indigo kurti' },
  ] as const;
  const shown = ['kurti-0', 'kurti-7', 'kurti-39'];
  return {
    lists: await Promise.all(
      queries.map((query) => shop.api(listProducts, { query: { ...query, limit: '8' } })),
    ),
    counts: await Promise.all(narrowings.map((query) => shop.api(listDynamicFilters, { query }))),
    filters: await shop.api(listFilters),
    home: await shop.api(getHome),
    suggestions: await Promise.all(
      ['ros', 'kurti', 'sapphire'].map((q) => shop.api(suggestProducts, { query: { q } })),
    ),
    products: await Promise.all(shown.map((productId) => shop.api(getProduct, { body: { productId } }))),
    related: await Promise.all(shown.map((productId) => shop.api(listRelated, { body: { productId } }))),
    stock: await shop.api(getStockLevels, { body: { productIds: [...shown, 'kurti-99'] } }),
  };
}

const changes: [what: string, statements: string][] = [
  ['a price rises', `update product set price = 129000 where id = 'kurti-0'`],
  ['a price becomes the lowest', `update product set price = 10000 where id = 'kurti-25'`],
  ['an MRP goes', `update product set mrp = null where id = 'kurti-7'`],
  ['a name changes', `update product set name = 'Sapphire Kurti' where id = 'kurti-12'`],
  ['a colour changes', `update product set facets = '{color:ivory}' where id = 'kurti-13'`],
  [
    'a picture changes',
    `update product set pictures = '{/pictures/new-1.00000000.e9d9c3/800.webp}' where id = 'kurti-3'`,
  ],
  ['a best seller is chosen', `update product set bestseller_rank = 1 where id = 'kurti-38'`],
  ['a size sells out', `update variant set on_hand = 0 where product_id = 'kurti-5' and size = 'M'`],
  ['a product sells out', `update variant set on_hand = 0 where product_id in ('kurti-0', 'kurti-1')`],
  ['a unit is sold', `update variant set on_hand = on_hand - 1 where product_id = 'kurti-39' and size = 'S'`],
  ['units come back', `update variant set on_hand = 9 where product_id = 'kurti-1'`],
  ['a product is withdrawn', `update product set published_at = null where id = 'kurti-2'`],
  ['a product is published', `update product set published_at = now() where id = 'kurti-2'`],
  [
    'a product is added',
    `insert into product (id, name, description, category, sub_category, price, has_size, published_at)
     values ('kurti-99', 'Rose Kurti 99', '', 'Women', 'Topwear', 5000, false, now())`,
  ],
  [
    'the owner chooses what goes with a product',
    `insert into complementary_product (product_id, other_id, position) values ('kurti-7', 'kurti-30', 0)`,
  ],
  ['a filter is renamed', `update filter_value set display_name = 'Pink' where value = 'rose'`],
];

// No retry, because the second attempt would change nothing.
test.each(changes)(
  'when %s, cached responses equal freshly computed ones',
  { retry: 0 },
  async (_what, statement) => {
    await shop.changes.look();
    await askAll();
    await sql.raw(statement).execute(shop.db);
    // What every process does within 1.2 s of a request.
    await shop.changes.look();
    const kept = await askAll();
    shop.clearResponseCache();
    expect(kept).toEqual(await askAll());
  },
);
