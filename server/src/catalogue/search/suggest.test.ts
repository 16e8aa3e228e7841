import { suggestProducts } from '@gulmohar/contract/catalogue/search.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { seedDemo } from '../../app/demo/seed-demo.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
  await seedDemo(shop.db);
});
afterAll(() => shop.close());

async function suggestionsFor(q: string) {
  return (await shop.api(suggestProducts, { query: { q } })).suggestions;
}

test.each([
  'ku',
  'SILK',
  'ajra',
  'jrakh',
  'straight kur',
  'a-line',
  'i gota',
  'sar',
  'kurti-s',
  'boys’ k',
  '  rani ',
])(
  'typing “%s” offers up to eight different names, categories, sub-categories and tags that contain it',
  async (q) => {
    const suggestions = await suggestionsFor(q);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(8);
    const texts = suggestions.map(({ text }) => text.toLowerCase());
    for (const text of texts) expect(text).toContain(q.trim().toLowerCase());
    expect(new Set(texts).size).toBe(texts.length);
  },
);

test('kinds are told apart, and the places are shared between them', async () => {
  const suggestions = await suggestionsFor('sar');
  expect(suggestions[0]).toEqual({ text: 'Sarees', kind: 'category' });
  expect(new Set(suggestions.map(({ kind }) => kind))).toEqual(new Set(['category', 'tag', 'product']));
});

test('a misspelt or synonymous word still gets suggestions', async () => {
  expect((await suggestionsFor('anarkly'))[0]).toMatchObject({
    text: expect.stringContaining('Anarkali'),
    kind: 'product',
  });
  expect((await suggestionsFor('साड़ी')).length).toBe(8);
});

test.each(['demo', 'unsized', 'last-one', 'sold-out', 'technique'])(
  'tags that are the shop’s own, as “%s” finds them, are offered to nobody',
  async (q) => {
    const tags = (await suggestionsFor(q)).filter(({ kind }) => kind === 'tag');
    expect(tags).toEqual([]);
  },
);

test('a value of a filter is offered until the owner turns it off', async () => {
  const indigo = { text: 'indigo', kind: 'tag' };
  expect(await suggestionsFor('indig')).toContainEqual(indigo);
  const setActive = async (is_active: boolean) => {
    await shop.db.updateTable('filter_value').set({ is_active }).where('value', '=', 'indigo').execute();
    shop.clearResponseCache();
  };
  await setActive(false);
  expect(await suggestionsFor('indig')).not.toContainEqual(indigo);
  await setActive(true);
});

test('nothing is offered for what nothing is like', async () => {
  expect(await suggestionsFor('qwzzy')).toEqual([]);
  expect(await suggestionsFor('%%')).toEqual([]);
  expect(await suggestionsFor('🌺🌺')).toEqual([]);
});

test.each(['', 'q=', 'q=a', 'q=%20a%20', `q=${'x'.repeat(101)}`, 'q=ab&q=cd'])(
  'a bad question (%s) is refused clearly',
  async (query) => {
    const answer = await shop.app.inject(`/api/product/suggest?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'INVALID_INPUT' });
  },
);
