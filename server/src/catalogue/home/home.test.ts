import { getHome, type Home } from '@gulmohar/contract/catalogue/home.ts';
import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { demoHome } from '@gulmohar/demo/home/home.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { seedDemo } from '../../app/demo/seed-demo.ts';
import { writeSetting } from '../../shop/setting.store.ts';

const shop = await testShop();
afterAll(() => shop.close());

/** Returns the home page with everything that was just written. */
async function home(): Promise<Home> {
  await shop.changes.poll();
  return shop.api(getHome);
}

const cardsOf = ({ latest, bestsellers }: Home) => [...bestsellers, ...latest].map(({ _id }) => _id);

/** Returns the product that each tile shows, by its first picture. */
function tilesOf({ categories, crafts, story, makers }: Home): (string | undefined)[] {
  const about = [...(story ? [story] : []), ...makers].flatMap(({ craft }) => craft ?? []);
  return [...categories, ...crafts, ...about].map(({ image }) => image[0]);
}

async function firstPage(query: Record<string, string> = {}): Promise<string[]> {
  return (await shop.api(listProducts, { query })).products.map(({ _id }) => _id);
}

describe('in the demo shop', () => {
  beforeAll(async () => {
    await seedDemo(shop.db);
    await shop.db.transaction().execute((trx) => writeSetting(trx, 'homeSections', demoHome));
  });

  test('no product appears twice on the home page, neither as a card nor as the picture of a tile', async () => {
    const shown = await home();
    const pictures = [
      ...[...shown.bestsellers, ...shown.latest].map(({ image }) => image[0]),
      ...tilesOf(shown),
      ...shown.slidePictures,
    ];
    expect([shown.bestsellers.length, shown.latest.length]).toEqual([5, 8]);
    expect(pictures.length).toBeGreaterThan(30);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('the collection opens with products that are not on the home page, and lists every product once', async () => {
    const onHome = cardsOf(await home());
    const [opening, ...rest] = await Promise.all(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((page) => firstPage({ page })),
    );
    expect(opening).toHaveLength(12);
    expect(opening?.filter((id) => onHome.includes(id))).toEqual([]);
    const all = [...(opening ?? []), ...rest.flat()];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(onHome));
    const [first] = (await home()).latest;
    expect(await firstPage({ sort: 'newest' })).toContain(first?._id);
    expect(await firstPage({ limit: '5' })).toEqual(opening?.slice(0, 5));
  });

  test('every link leads to as many products as it says', async () => {
    const shown = await home();
    const totalOf = async (query: Record<string, string>) =>
      (await shop.api(listProducts, { query })).totalProducts;
    for (const { value, count } of shown.crafts) expect(await totalOf({ craft: value })).toBe(count);
    for (const { value, count } of shown.occasions) expect(await totalOf({ occasion: value })).toBe(count);
    for (const { upTo, count } of shown.prices) expect(await totalOf({ maxPrice: String(upTo) })).toBe(count);
    expect([shown.crafts.length, shown.occasions.length, shown.prices.length]).toEqual([8, 5, 4]);
    expect(shown.story?.craft).toMatchObject({ value: 'ajrakh', displayName: 'Ajrakh' });
  });
});

describe('in a small shop', () => {
  beforeEach(async () => {
    await sql`truncate product, shop_setting cascade`.execute(shop.db);
  });

  test('the home page shows every product once, and the collection lists them all', async () => {
    await buildProduct(shop.db, { id: 'best', bestsellerRank: 1, daysOld: 9 });
    await buildProduct(shop.db, { id: 'newer', daysOld: 1 });
    const shown = await home();
    expect([shown.bestsellers, shown.latest].map((list) => list.map(({ _id }) => _id))).toEqual([
      ['best'],
      ['newer'],
    ]);
    expect(await firstPage()).toEqual(['newer', 'best']);
  });

  test('a sold-out product gives way to available ones on the home page and comes last in the collection', async () => {
    for (let at = 0; at < 9; at += 1) await buildProduct(shop.db, { id: `new${at}`, daysOld: at + 1 });
    await buildProduct(shop.db, { id: 'gone', daysOld: 0, stock: 0 });
    await buildProduct(shop.db, { id: 'older', daysOld: 20 });
    const shown = await home();
    expect(shown.latest.map(({ _id }) => _id)).toEqual(Array.from({ length: 8 }, (_, at) => `new${at}`));
    expect((await firstPage()).slice(0, 3)).toEqual(['new8', 'older', 'new0']);
    expect((await firstPage()).at(-1)).toBe('gone');
  });

  test('the home page omits sections the owner left empty, and crafts and prices without products', async () => {
    await buildProduct(shop.db, { facets: ['craft:ikat'] });
    expect(await home()).toMatchObject({ story: null, makers: [], prices: [] });
    const maker = { name: 'The dyers', town: 'Jamnagar', text: 'Knots.', craft: 'bandhani' };
    await shop.db.transaction().execute((trx) =>
      writeSetting(trx, 'homeSections', {
        story: null,
        makers: [maker, { ...maker, craft: 'ikat' }],
        prices: [{ upTo: 100 }, { upTo: 999_900 }],
      }),
    );
    const { makers, prices } = await home();
    expect(makers.map(({ craft }) => craft?.displayName)).toEqual([undefined, 'Ikat']);
    expect(prices).toEqual([{ upTo: 9_999, count: 1 }]);
  });
});
