import { productListQuery } from '@gulmohar/contract/catalogue/product.ts';
import { readJudgedSearches } from '@gulmohar/demo/search/judged-searches.ts';
import {
  measureSearchQuality,
  type SearchFigure,
  type SearchQuality,
} from '@gulmohar/demo/search/search-quality.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCaches } from '../../../testing/open-test-caches.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { seedDemo } from '../../app/demo/seed-demo.ts';
import { findProducts } from './index/find-products.ts';

/** The lowest acceptable nDCG@8. */
const MIN_OF_ALL = 0.96;
const MIN_OF_KIND = 0.85;
const MIN_OF_FURTHER = 0.93;

let database: TestDatabase;
let figures: SearchFigure[];
let emptyHanded: string[];
let further: SearchQuality;

beforeAll(async () => {
  database = await testDatabase();
  await seedDemo(database.db);
  const { catalogue } = await openTestCaches(database.db);
  const index = await catalogue.upToDate();
  const find = async (search: string) => findProducts(index, productListQuery.parse({ search })).ids;
  const quality = await measureSearchQuality(readJudgedSearches(), find);
  figures = quality.figures;
  emptyHanded = quality.worst.filter(({ found }) => found.length === 0).map(({ text }) => text);
  further = await measureSearchQuality(readJudgedSearches('further-searches.txt'), find);
});
afterAll(() => database.drop());

test('the first eight results of judged searches meet the relevance target for every kind of search', () => {
  const answerable = figures.filter(({ kind }) => kind !== 'nothing');
  expect(figures.find(({ kind }) => kind === 'all')?.ndcg).toBeGreaterThan(MIN_OF_ALL);
  expect(answerable.filter(({ ndcg }) => ndcg < MIN_OF_KIND)).toEqual([]);
});

test('searches for goods the shop does not sell mostly find nothing, and all others find something', () => {
  const nothing = figures.find(({ kind }) => kind === 'nothing');
  expect(nothing?.searches).toBeGreaterThan(20);
  expect(nothing?.empty).toBeGreaterThanOrEqual(0.9 * (nothing?.searches ?? 0));
  expect(emptyHanded).toEqual([]);
});

test('codes, exclusions, sizes, unsaid wearers and phrases of occasions meet a floor of their own', () => {
  expect(further.figures.find(({ kind }) => kind === 'all')?.ndcg).toBeGreaterThan(MIN_OF_FURTHER);
  expect(further.figures.find(({ kind }) => kind === 'nothing')?.empty).toBe(4);
});
