import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { suggestProducts } from '@gulmohar/contract/catalogue/search.ts';
import { demoFilters } from '@gulmohar/demo/catalogue/filters.ts';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { readJudgedSearches } from '@gulmohar/demo/search/judged-searches.ts';
import { afterAll, expect, test } from 'vitest';
import { testShop } from '../../../../testing/test-shop.ts';
import { seedDemo } from '../../../app/demo/seed-demo.ts';

const shop = await testShop();
await seedDemo(shop.db);
afterAll(() => shop.close());

async function suggestionsFor(q: string) {
  return (await shop.api(suggestProducts, { query: { q } })).suggestions;
}

const folded = (text: string) => text.toLowerCase().replaceAll('-', ' ').replaceAll('’', '').trim();

test.each(['ku', 'SILK', 'ajra', 'straight kur', 'a-line', 'sar', 'boys’ k', '  rani '])(
  'typing “%s” offers up to eight different suggestions with words that begin with it',
  async (q) => {
    const suggestions = await suggestionsFor(q);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(8);
    const texts = suggestions.map(({ text }) => folded(text));
    for (const text of texts) {
      for (const word of folded(q).split(' ')) expect(` ${text}`).toContain(` ${word}`);
    }
    expect(new Set(texts).size).toBe(texts.length);
  },
);

test.each(['jrakh', 'i gota'])(
  '“%s”, which begins no word, offers suggestions that contain it',
  async (q) => {
    const suggestions = await suggestionsFor(q);
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { text } of suggestions) expect(text.toLowerCase()).toContain(q);
  },
);

test.each(['ari', 'jrakh', 'ind', 'kan', 'ola', 'sar', 'ika', 'lehe', 'ed'])(
  'every name, category and filter value that contains “%s” is suggested, as far as there is room',
  async (q) => {
    const tags = demoFilters
      .filter(({ name }) => !['category', 'subCategory', 'size'].includes(name))
      .flatMap(({ values }) => values.map(({ value }) => value))
      .filter((value) => demoProducts.some(({ tags }) => Object.values(tags).flat().includes(value)));
    const texts = demoProducts.flatMap(({ name, category, subCategory }) => [name, category, subCategory]);
    const containing = [...new Set([...texts, ...tags].map(folded))].filter((text) => text.includes(q));
    const suggested = (await suggestionsFor(q)).map(({ text }) => folded(text));
    expect(containing.length).toBeGreaterThan(0);
    expect(suggested.filter((text) => text.includes(q))).toHaveLength(Math.min(8, containing.length));
  },
);

test('suggestions are labelled by kind, and at least three of them are products with a picture', async () => {
  const suggestions = await suggestionsFor('sil');
  expect(suggestions[0]).toEqual({ text: 'silk', kind: 'tag' });
  expect((await suggestionsFor('sar'))[0]).toEqual({ text: 'Sarees', kind: 'category' });
  const products = suggestions.filter(({ kind }) => kind === 'product');
  expect(products.length).toBeGreaterThanOrEqual(3);
  for (const { image } of products) expect(image).toMatch(/^\/pictures\/.+\/800\.webp$/);
});

test.each([
  ['sari', 'Sarees'],
  ['chunni', 'Dupattas'],
  ['साड़ी', 'Sarees'],
  ['shaadi', 'wedding'],
  ['resh', 'silk'],
  ['gulabi', 'pink'],
])('the synonym “%s” suggests %s', async (q, expected) => {
  expect((await suggestionsFor(q)).slice(0, 5).map(({ text }) => text)).toContain(expected);
});

test('a misspelt word still gets suggestions', async () => {
  expect((await suggestionsFor('anarkly'))[0]).toMatchObject({
    text: expect.stringContaining('Anarkali'),
    kind: 'product',
  });
  expect((await suggestionsFor('anarkly')).length).toBeGreaterThan(3);
});

test('the first product suggested for a whole search is as good an answer as its first result', async () => {
  const worse: string[] = [];
  const byName = new Map(demoProducts.map((product) => [product.name, product]));
  for (const { text, gradeOf } of [...readJudgedSearches(), ...readJudgedSearches('further-searches.txt')]) {
    const { products } = await shop.api(listProducts, { query: { search: text } });
    const suggested = (await suggestionsFor(text)).find(({ kind }) => kind === 'product');
    const gradeOfNamed = (name = '') => {
      const product = byName.get(name);
      return product ? gradeOf(product) : 0;
    };
    if (suggested && products.length > 0 && gradeOfNamed(suggested.text) < gradeOfNamed(products[0]?.name))
      worse.push(text);
  }
  expect(worse).toEqual([]);
});

/**
 * Measured over all values of the demo shop's filters, its popular searches, and the words in the names of at
 * least three products: after this many letters, the word or a name with it is among the first five
 * suggestions.
 */
test.each([
  [2, 0.85],
  [3, 0.95],
])(
  'after %s letters, at least a share of %s of the words shoppers look for is suggested',
  async (letters, least) => {
    const expected = await frequentWords();
    expect(expected.length).toBeGreaterThan(70);
    const missed: string[] = [];
    for (const word of expected) {
      const suggestions = (await suggestionsFor(word.slice(0, letters))).slice(0, 5);
      if (!suggestions.some(({ text }) => ` ${folded(text)}`.includes(` ${folded(word)}`))) missed.push(word);
    }
    expect(1 - missed.length / expected.length, `missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(least);
  },
);

async function frequentWords(): Promise<string[]> {
  const offered = demoFilters
    .filter(({ name }) => name !== 'size')
    .flatMap(({ values }) => values.map(({ value }) => value));
  const popular = ['Festive', 'Cotton', 'Silk', 'Casual', 'Traditional', 'Wedding'];
  const uses = new Map<string, number>();
  for (const { name } of demoProducts) {
    for (const word of name.split(/[\s-]+/)) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const ofNames = [...uses].filter(([word, count]) => count >= 3 && word.length > 3).map(([word]) => word);
  return [...new Set([...offered, ...popular, ...ofNames].map((word) => word.toLowerCase()))];
}

test.each(['demo', 'unsized', 'last-one', 'sold-out', 'technique'])(
  'internal tags are not suggested for “%s”',
  async (q) => {
    const tags = (await suggestionsFor(q)).filter(({ kind }) => kind === 'tag');
    expect(tags).toEqual([]);
  },
);

test('a filter value is suggested until the owner deactivates it', async () => {
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

test('nothing is suggested for text that resembles nothing', async () => {
  expect(await suggestionsFor('qwzzy')).toEqual([]);
  expect(await suggestionsFor('%%')).toEqual([]);
  expect(await suggestionsFor('🌺🌺')).toEqual([]);
});

test.each(['', 'q=', 'q=a', 'q=%20a%20', `q=${'x'.repeat(101)}`, 'q=ab&q=cd'])(
  'an invalid query (%s) is refused',
  async (query) => {
    const response = await shop.app.inject(`/api/product/suggest?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'INVALID_INPUT' });
  },
);
