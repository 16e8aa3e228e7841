import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { testShop } from '../../../testing/test-shop.ts';
import { seedDemo } from '../../app/demo/seed-demo.ts';

const shop = await testShop();
await seedDemo(shop.db);
afterAll(() => shop.close());

async function namesFor(search: string): Promise<string[]> {
  const { products } = await shop.api(listProducts, { query: { search } });
  return products.map(({ name, category }) => `${name} (${category})`);
}

/** A search, the pattern its first five results must match, and the minimum number of results. */
const searches: [string, RegExp, number][] = [
  // Other spellings and synonyms
  ['sari', /Saree/, 12],
  ['saris', /Saree/, 12],
  ['silk sari', /Silk Saree|Patola|Gharchola/, 5],
  ['kurta', /Boys’ Kurta Set|Kurti/, 12],
  ['kurtis', /Kurti/, 12],
  ['kurties', /Kurti/, 12],
  ['cotton kurta for women', /Kurti/, 5],
  ['chunni', /Dupatta|Lehenga|Suit/, 4],
  ['chunni silk', /Dupatta/, 1],
  ['dupattas', /Dupatta/, 4],
  ['lehnga', /Lehenga/, 3],
  ['ghagra choli', /Lehenga Choli/, 3],
  ['salwar kameez', /Suit/, 3],
  ['salwar suit', /Suit/, 3],
  ['mojari', /Jutti/, 3],
  ['jooti', /Jutti/, 3],
  ['shoes', /Jutti/, 3],
  ['purse', /Potli/, 3],
  ['earrings', /Jhumka/, 2],
  ['ear ring', /Jhumka/, 2],
  ['choodi', /Bangle/, 2],
  ['kanjivaram saree', /Kanchipuram/, 2],
  ['benarasi', /Banarasi|Brocade|Zari|Gharchola/, 1],
  ['bandhej', /Bandhani/, 3],
  ['tie dye', /Bandhani/, 3],
  ['lucknowi kurti', /Chikankari/, 2],
  ['pajama', /Boys’ Kurta Set/, 2],
  ['bridal lehenga', /Lehenga/, 2],
  // One letter wrong, missing, too many, swapped
  ['sarre', /Saree/, 12],
  ['saere', /Saree/, 12],
  ['kurtti', /Kurti/, 12],
  ['krti', /Kurti/, 12],
  ['dupata', /Dupatta/, 4],
  ['duppata', /Dupatta/, 4],
  ['anarkli', /Anarkali/, 6],
  ['anarkalli', /Anarkali/, 6],
  ['lehenag', /Lehenga/, 3],
  ['coton kurti', /Kurti/, 5],
  ['cottn kurti', /Kurti/, 5],
  ['slik saree', /Saree/, 5],
  ['idnigo', /Indigo/, 5],
  ['banglse', /Bangle/, 2],
  ['chikenkari', /Chikankari/, 4],
  ['kalmkari', /Kalamkari/, 3],
  ['bandani', /Bandhani/, 3],
  ['ajrk kurti', /Ajrakh/, 2],
  ['pulkari', /Phulkari/, 3],
  ['leharia saree', /Leheriya/, 1],
  ['zhumka', /Jhumka/, 2],
  ['plazo set', /Palazzo/, 3],
  ['sharra set', /Sharara/, 3],
  ['potly bag', /Potli/, 3],
  ['kanchipurum', /Kanchipuram/, 2],
  ['marron saree', /Maroon/, 2],
  ['grean kurti', /Kurti/, 1],
  ['frok', /Frock/, 4],
  // Hyphens, spaces, unfinished words
  ['a line', /A-Line/, 4],
  ['a-line', /A-Line/, 4],
  ['aline kurti', /A-Line/, 4],
  ['kurti-set', /Kurti Set/, 5],
  ['kurtiset', /Kurti Set/, 5],
  ['silksaree', /Saree/, 5],
  ['ban dhani', /Bandhani/, 3],
  ['block print kurti', /Kurti/, 2],
  ['blockprint', /./, 5],
  ['jhum', /Jhumka/, 2],
  ['emer', /Emerald/, 3],
  ['boys kurta set', /Boys’ Kurta Set/, 4],
  ['kids frock', /Frock/, 4],
  // Hindi
  ['कुर्ती', /Kurti/, 12],
  ['कुर्ता', /Kurti|Kurta/, 12],
  ['साड़ी', /Saree/, 12],
  ['साडी', /Saree/, 12],
  ['साड़ियाँ', /Saree/, 12],
  ['दुपट्टा', /Dupatta/, 4],
  ['लहंगा', /Lehenga/, 3],
  ['लहँगा चोली', /Lehenga Choli/, 3],
  ['लाल साड़ी', /Saree/, 1],
  ['रेशमी साड़ी', /Saree/, 5],
  ['अनारकली', /Anarkali/, 6],
  ['जूती', /Jutti/, 3],
  ['झुमका', /Jhumka/, 2],
  ['चूड़ियाँ', /Bangle/, 2],
  ['कुर्त', /Kurti|Kurta/, 12],
];

describe('a search', () => {
  test.each(searches)('for “%s” lists products matching %s first', async (search, expected, atLeast) => {
    const names = await namesFor(search);
    expect(names.length).toBeGreaterThanOrEqual(atLeast);
    for (const name of names.slice(0, Math.min(5, atLeast))) expect(name).toMatch(expected);
  });

  // The demo shop has no churidars, and bangles (churi) are not churidars.
  test.each([
    'churidar',
    'churidars',
    'chudidar',
    'churid',
    'चूड़ीदार',
    'churidar set',
    'chudidar sets',
    'cotton churidar',
    'red churidar for women',
    'churid set',
    'churidhar set',
  ])('for %j finds no other garment', async (search) => {
    expect(await namesFor(search)).toEqual([]);
  });

  test.each(['qwzzy', 'laptop', 'नमस्ते', '%', '🌺', '---', '\ud800', "'; drop table product; --"])(
    'for %j finds nothing',
    async (search) => {
      expect(await namesFor(search)).toEqual([]);
    },
  );

  test('for two kinds of which the shop has one lists that one first', async () => {
    expect((await namesFor('churidar kurti'))[0]).toMatch(/Kurti/);
  });

  test('finds products with all but one of the words when none has all of them', async () => {
    expect((await namesFor('purple jamdani saree'))[0]).toMatch(/Saree/);
  });
});
