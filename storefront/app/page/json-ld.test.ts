import { expect, test } from 'vitest';
import { shop } from '../testing/test-shop.ts';
import { breadcrumbFacts, organizationFacts, websiteFacts } from './json-ld.ts';

test('a search box in a search engine leads to the collection', () => {
  expect(websiteFacts(shop)).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://shop.example/collection?search={search_term}' } },
  });
});

test('the structured data of the shop has its legal name and its profiles elsewhere', () => {
  expect(organizationFacts(shop)).toMatchObject({
    legalName: 'Gulmohar Private Limited',
    sameAs: ['https://social.example/gulmohar'],
  });
});

test('breadcrumbs are numbered from the outermost page inwards', () => {
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Women', path: '/collection?category=Women' },
  ];
  expect(breadcrumbFacts(shop, trail)).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://shop.example/' },
      { position: 2, item: 'https://shop.example/collection?category=Women' },
    ],
  });
});
