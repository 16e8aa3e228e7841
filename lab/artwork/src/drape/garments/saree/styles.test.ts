import { sarees } from '@gulmohar/demo/catalogue/sarees.ts';
import { expect, test } from 'vitest';
import { sareeStyle } from './styles.ts';

test('neighbouring sarees in the newest-first listing are draped differently', () => {
  const newestFirst = sarees.toSorted((one, other) => one.daysOld - other.daysOld);
  const drapes = newestFirst.map(({ picture }) => sareeStyle(picture.fabric).drape);
  drapes.slice(1).forEach((drape, i) => {
    expect(drape, newestFirst[i + 1]?.slug).not.toBe(drapes[i]);
  });
});

test('silk sarees fall like silk, georgette is fluid, and Mangalgiri falls like cotton', () => {
  const fallOf = (slug: string) => {
    const saree = sarees.find((one) => one.slug === slug);
    return saree && sareeStyle(saree.picture.fabric).fall;
  };
  expect(fallOf('maroon-banarasi-silk-saree')).toBe('silk');
  expect(fallOf('rani-leheriya-georgette-saree')).toBe('fluid');
  expect(fallOf('olive-mangalgiri-saree')).toBe('cotton');
});
