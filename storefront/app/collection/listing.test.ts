import { expect, test } from 'vitest';
import { collectionTitle, readListing } from './listing.ts';

test('the address of a listing is understood, and what it does not know is left alone', () => {
  const query = new URLSearchParams(
    'category=Women&subCategory=Topwear&sort=low-high&page=2&utm_source=mail&sort2=x',
  );
  expect(readListing(query)).toEqual({
    category: 'Women',
    subCategory: 'Topwear',
    sort: 'low-high',
    page: '2',
  });
});

test('a sort that does not exist is the usual order', () => {
  expect(readListing(new URLSearchParams('sort=x;drop'))).toEqual({});
  expect(readListing(new URLSearchParams('sort=constructor'))).toEqual({});
});

test('the page is named for what it lists', () => {
  expect(collectionTitle({})).toBe('The Collection');
  expect(collectionTitle({ bestseller: 'true' })).toBe('Bestsellers');
  expect(collectionTitle({ category: 'Women', subCategory: 'Topwear' })).toBe('Kurtis');
});
