import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Returns & refunds', 'returns-refunds'],
  ['  Café: für alle!  ', 'cafe-fur-alle'],
  ['हमारे बारे में', ''],
  [`${'long '.repeat(20)}`, 'long-long-long-long-long-long-long-long-long-long-long-long'],
])('the title “%s” suggests the address “%s”', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
