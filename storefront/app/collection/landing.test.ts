import { expect, test } from 'vitest';
import { isLanding, landingQuery } from './landing.ts';
import { readListing } from './listing.ts';

const listingOf = (query: string) => readListing(new URLSearchParams(query));

test.each([
  ['', {}],
  ['category=Women', { category: 'Women' }],
  ['category=Women&subCategory=Topwear', { category: 'Women', subCategory: 'Topwear' }],
  ['category=Women&subCategory=Topwear&color=red&sort=newest', { category: 'Women', subCategory: 'Topwear' }],
  ['craft=ajrakh', { craft: 'ajrakh' }],
  ['craft=ajrakh&size=M', { craft: 'ajrakh' }],
  ['bestseller=true', { bestseller: 'true' }],
  ['color=red', {}],
  ['craft=ajrakh,ikat', {}],
])('search engines index the list “%s” as %j', (query, expected) => {
  expect(landingQuery(listingOf(query))).toEqual(expected);
});

test.each(['search=silk', 'search=silk&category=Women'])('the search “%s” is not indexed', (query) => {
  expect(landingQuery(listingOf(query))).toBeUndefined();
});

test('only a landing page itself has an introduction', () => {
  expect(isLanding(listingOf('craft=ajrakh'), 1)).toBe(true);
  expect(isLanding(listingOf('category=Women&subCategory=Topwear'), 1)).toBe(true);
  for (const query of ['', 'craft=ajrakh&size=M', 'craft=ajrakh&minPrice=500', 'color=red', 'search=silk'])
    expect(isLanding(listingOf(query), 1)).toBe(false);
  expect(isLanding(listingOf('craft=ajrakh'), 2)).toBe(false);
});
