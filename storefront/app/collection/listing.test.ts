import { productFilters } from '@gulmohar/contract/catalogue/product.ts';
import { expect, test } from 'vitest';
import type { FilterChoice } from './filter-choices.ts';
import {
  cleared,
  goesOnByItself,
  listingGroups,
  listingPath,
  readListing,
  readPage,
  toggled,
} from './listing.ts';
import { collectionTitle } from './listing-names.ts';

const read = (query: string) => readListing(new URLSearchParams(query));
const nothing = read('');

test('every filter group of the API can be in the address', () => {
  const { search, literal, collection, bestseller, minPrice, maxPrice, ...groups } = productFilters.shape;
  expect(listingGroups.toSorted()).toEqual(Object.keys(groups).toSorted());
});

test.each([
  '/collection',
  '/collection?category=Women&subCategory=Topwear&color=indigo,rose&sort=low-high',
  '/collection?search=cottn&literal=true&color=red',
  '/collection?craft=ajrakh,ikat&discount=30',
  '/collection?search=cotton+kurti&size=M&bestseller=true&minPrice=500&maxPrice=2000',
])('%s is unchanged after being parsed and written again', (path) => {
  expect(listingPath(read(path.split('?')[1] ?? ''))).toBe(path);
});

test('unknown parameters are left out, and repeated ones, as plain forms send them, are merged', () => {
  expect(listingPath(read('color=indigo&color=rose,indigo&size=&sort=relavent&page=2&utm_source=mail'))).toBe(
    '/collection?color=indigo,rose',
  );
});

test.each(['x;drop', 'constructor', 'relevant'])('sorting by %s falls back to the default order', (sort) => {
  expect(read(`sort=${sort}`).sort).toBe('relavent');
});

test('a reversed price range is swapped, and an invalid price is ignored', () => {
  expect(read('minPrice=2000&maxPrice=500')).toMatchObject({ minPrice: 500, maxPrice: 2000 });
  expect(read('minPrice=cheap&maxPrice=-3')).toMatchObject({ minPrice: null, maxPrice: null });
});

test('pages count from 1, and an invalid page number is rejected', () => {
  const page = (value: string) => readPage(new URLSearchParams(`page=${value}`));
  expect([readPage(new URLSearchParams()), page('3')]).toEqual([1, 3]);
  expect([page('-1'), page('0'), page('two'), page('')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('choosing a value toggles it, and a single-select group keeps only the latest', () => {
  const indigo = toggled(nothing, 'color', 'indigo');
  expect(toggled(indigo, 'color', 'rose').chosen.color).toEqual(['indigo', 'rose']);
  expect(toggled(indigo, 'color', 'indigo').chosen.color).toEqual([]);
  const women = toggled(nothing, 'category', 'Women', true);
  const kurtis = toggled(women, 'subCategory', 'Topwear');
  expect(toggled(kurtis, 'category', 'Kids', true).chosen).toMatchObject({
    category: ['Kids'],
    subCategory: [],
  });
});

test('clearing the filters keeps the search, unless there is only a search', () => {
  expect(listingPath(cleared(read('search=silk&color=red&minPrice=9&sort=newest')))).toBe(
    '/collection?search=silk&sort=newest',
  );
  expect(listingPath(cleared(read('search=silk')))).toBe('/collection');
});

test('the page title says what is listed', () => {
  const named: FilterChoice = {
    group: 'subCategory',
    displayName: 'Sub-category',
    isSingle: false,
    values: [['Topwear', 'Kurtis', 9]],
  };
  const titleOf = (query: string) => collectionTitle(read(query), [named]);
  expect(titleOf('')).toBe('The Collection');
  expect(titleOf('bestseller=true')).toBe('Bestsellers');
  expect(titleOf('category=Women&subCategory=Topwear')).toBe('Kurtis');
  expect(titleOf('category=Women&subCategory=Dresses')).toBe('Dresses');
  expect(titleOf('category=Women,Kids')).toBe('The Collection');
  expect(titleOf('search=silk')).toBe('“silk”');
});

test('the list loads further pages by itself until its end, but at most 100 products', () => {
  expect([1, 2, 3].map((page) => goesOnByItself(page, 3))).toEqual([true, true, false]);
  expect([1, 7, 8, 9].map((page) => goesOnByItself(page, 20))).toEqual([true, true, false, false]);
});
