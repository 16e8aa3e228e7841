import { expect, test } from 'vitest';
import { type KnownTypes, suggestType } from './suggest-type.ts';

const named = (name: string) => ({ value: name, name });
const none: KnownTypes = { kinds: [], categories: [], subCategories: [] };
const known: KnownTypes = {
  kinds: [
    { subCategory: 'Kurti Sets', hsn: '621142', taxRule: 'garment', sizes: [], measurements: {} },
    { subCategory: 'Silk', hsn: '500720', taxRule: 'fabric', sizes: [], measurements: {} },
  ],
  categories: [named('Women'), named('Sarees')],
  subCategories: [
    { value: 'Topwear', name: 'Kurtis' },
    named('Bottomwear'),
    named('Dresses'),
    named('Potlis'),
  ],
};

test.each([
  ['Kurti', 'Topwear', 'Women', '620630'],
  ['Kurti Set', 'Kurti Sets', 'Women', '621142'],
  ['Women > Palazzos', 'Bottomwear', 'Women', '620462'],
  ['Silk Saree', 'Silk', 'Sarees', '500720'],
  ['Silk Kurti', 'Topwear', 'Women', '620630'],
  ['Dress', 'Dresses', 'Women', '620442'],
  ['Potli bag', 'Potlis', 'Women', '420222'],
  ['Lehenga', 'Lehengas', 'Women', '620452'],
  ['Candles', 'Candles', 'All', ''],
])(
  'an owner’s type “%s” is proposed the sub-category “%s” of the shop, if it has one',
  (from, subCategory, category, hsn) => {
    expect(suggestType(from, known)).toMatchObject({ from, subCategory, category, hsn });
  },
);

test('a type is proposed a usual sub-category in a shop that has none yet', () => {
  expect(suggestType('Kurti', none)).toMatchObject({
    subCategory: 'Kurtis',
    category: 'Women',
    hsn: '620630',
  });
});
