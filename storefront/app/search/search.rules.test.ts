import { expect, test } from 'vitest';
import { moveHighlight, searchAddress, suggestionText, withRecent } from './search.rules.ts';

test('the arrow keys move through the list and wrap around at both ends', () => {
  expect(moveHighlight(-1, 1, 3)).toBe(0);
  expect(moveHighlight(2, 1, 3)).toBe(0);
  expect(moveHighlight(0, -1, 3)).toBe(2);
  expect(moveHighlight(-1, -1, 3)).toBe(2);
  expect(moveHighlight(-1, 1, 0)).toBe(-1);
});

test('tags are shown in plain words, and product names unchanged', () => {
  expect(suggestionText({ text: 'kurti-set', kind: 'tag' })).toBe('Kurti set');
  expect(suggestionText({ text: 'Sage A-Line Kurti', kind: 'product' })).toBe('Sage A-Line Kurti');
});

test('the last five searches are remembered, newest first and without duplicates', () => {
  const recent = ['silk', 'cotton', 'saree', 'kurti', 'festive'];
  expect(withRecent(recent, 'wedding')).toEqual(['wedding', 'silk', 'cotton', 'saree', 'kurti']);
  expect(withRecent(recent, 'Cotton')).toEqual(['Cotton', 'silk', 'saree', 'kurti', 'festive']);
});

test('a search from elsewhere opens the collection, and a search there keeps its filters', () => {
  expect(searchAddress({ pathname: '/', search: '?x=1' }, 'silk saree')).toBe(
    '/collection?search=silk+saree',
  );
  const here = { pathname: '/collection', search: '?category=Women&page=3&search=old&literal=true' };
  expect(searchAddress(here, 'silk')).toBe('/collection?category=Women&search=silk');
  expect(searchAddress(here, '')).toBe('/collection?category=Women');
});
