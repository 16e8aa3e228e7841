import { expect, test } from 'vitest';
import { sizesForAge } from './age-sizes.ts';
import { readAmounts } from './read-amounts.ts';
import { transliterate } from './transliterate.ts';
import type { Says } from './vocabulary.ts';

const SAYS: Record<string, Says> = {
  under: { kind: 'at_most', finds: [] },
  sekam: { kind: 'at_most', finds: [] },
  above: { kind: 'at_least', finds: [] },
  to: { kind: 'to', finds: [] },
  rs: { kind: 'currency', finds: [] },
  thousand: { kind: 'times', finds: ['1000'] },
  do: { kind: 'number', finds: ['2'] },
  year: { kind: 'years', finds: [] },
  month: { kind: 'months', finds: [] },
  percent: { kind: 'percent', finds: [] },
  metre: { kind: 'unit', finds: [] },
};

/** Each word has its own place, except those joined by a hyphen. */
function amountsIn(text: string) {
  const items = text.split(' ').flatMap((part, place) =>
    part.split('-').map((word) => ({
      word,
      parts: [word],
      from: place,
      to: place,
      ...(/^\d+$/.test(word) && { number: Number(word) }),
    })),
  );
  return readAmounts(
    items,
    (item) => item && SAYS[item.word],
    ({ word }) => word === '110',
  );
}

test.each([
  ['kurti under 1000', 0, 1000],
  ['under rs 500 kurti', 0, 500],
  ['500 sekam kurti', 0, 500],
  ['2 thousand sekam', 0, 2000],
  ['do thousand sekam saree', 0, 2000],
  ['saree above 8000', 8000, Number.POSITIVE_INFINITY],
  ['saree 2000 to 3000', 2000, 3000],
  ['saree 3000-2000', 2000, 3000],
  ['saree 1000', 0, 1200],
  ['500 rs kurti', 0, 600],
])('“%s” is read as a price from Rs. %d to Rs. %d', (text, least, most) => {
  expect(amountsIn(text).price).toMatchObject({ least, most });
});

test.each([
  'kurti 38',
  'frock 110',
  'saree 2026',
  'kurti',
  '6-7',
  'do kurti',
  '100 percent cotton',
  '250 metre',
  '100-200 metre',
])('no price is read from “%s”', (text) => {
  expect(amountsIn(text).price).toBeUndefined();
});

test.each([
  ['frock 6 year', ['6-7Y']],
  ['frock 5-6 year', ['4-5Y', '6-7Y']],
  ['frock 20 month', ['18-24M']],
  ['frock 1 year', ['18-24M']],
  ['frock 14 year', []],
])('the age in “%s” fits sizes %j', (text, sizes) => {
  const { age } = amountsIn(text);
  expect(age && sizesForAge(age, ['S', '18-24M', '2-3Y', '4-5Y', '6-7Y'])).toEqual(sizes);
});

test('an age is not matched in a shop without sizes by age', () => {
  const { age } = amountsIn('6 year');
  expect(age && sizesForAge(age, ['S', 'M'])).toBeUndefined();
});

test.each([
  ['कलमकारी', 'kalamkari'],
  ['शरारा', 'sharara'],
  ['पटोला', 'patola'],
  ['चंदेरी', 'chanderi'],
  ['कुर्ता', 'kurta'],
  ['saree', undefined],
])('“%s” is transliterated to “%s”', (word, latin) => {
  expect(transliterate(word)).toBe(latin);
});
