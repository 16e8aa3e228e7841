import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import type { Question } from '../ask.ts';
import { searchTexts } from '../catalogue/search-texts.ts';
import { colors, kinds, materials, occasions } from '../catalogue/words.ts';
import { FIRST_PAGE, measureApi } from './api-row.ts';
import type { Measurement } from './measurement.ts';

const QUERIES = 200;
const SEARCHES = 500;

/** P1 */
export const firstPage: Measurement = {
  what: 'GET /api/product/list, first page of 12',
  measure: (stage, timing) =>
    measureApi(
      {
        id: 'P1',
        what: firstPage.what,
        questions: [FIRST_PAGE],
        replyOf: () => listProducts.reply,
        contains: '"products":[{',
        leastRatio: 0.5,
      },
      stage,
      timing,
    ),
};

/** P2 */
export const filteredPages: Measurement = {
  what: `the same with two filters and a price sort, ${QUERIES} different queries`,
  measure: (stage, timing) =>
    measureApi(
      {
        id: 'P2',
        what: filteredPages.what,
        questions: filteredQueries(),
        replyOf: () => listProducts.reply,
        contains: '"products":[{',
        leastRatio: 0.35,
      },
      stage,
      timing,
    ),
};

/** P3 */
export const searches: Measurement = {
  what: `search 'cotton kurti' and the like, every other one misspelt, ${SEARCHES} different queries`,
  measure: (stage, timing) =>
    measureApi(
      {
        id: 'P3',
        what: searches.what,
        questions: searchQueries(),
        replyOf: () => listProducts.reply,
        contains: '"products":[{',
        leastRatio: 0.2,
      },
      stage,
      timing,
    ),
};

export function searchQueries(): Question[] {
  return searchTexts(SEARCHES).map((search) => ({
    method: 'GET',
    path: `${FIRST_PAGE.path}?${new URLSearchParams({ search })}`,
  }));
}

/** Each query combines values that occur together even in a small catalogue. */
export function filteredQueries(): Question[] {
  const categories = [...new Set(kinds.map((kind) => kind.category))];
  const pairs = [
    ...categories.flatMap((category) => colors.map((color) => ({ category, color }))),
    ...colors.flatMap((color) => materials.map((material) => ({ color, material }))),
    ...materials.flatMap((material) => occasions.map((occasion) => ({ material, occasion }))),
  ];
  return ['low-high', 'high-low']
    .flatMap((sort) =>
      pairs.map((pair) => ({
        method: 'GET',
        path: `${FIRST_PAGE.path}?${new URLSearchParams({ ...pair, sort })}`,
      })),
    )
    .slice(0, QUERIES);
}
