import { post, type Question } from '../load/requests.ts';
import { referenceProduct } from '../reference/product.ts';
import { searchTexts } from '../reference/search-texts.ts';
import { colors, kinds, materials, occasions } from '../reference/words.ts';

const FILTERED = 200;
const SEARCHES = 500;
const DETAILS = 200;
/** The products that a cart or collection page asks about at once. */
const STOCK_OF = 12;
const LIST = '/api/product/list';

export const firstPage: Question[] = [get(LIST)];

export const searches = searchTexts(SEARCHES);

export type Filtered = { filters: Record<string, string>; sort: string };

/** Each combines two values that occur together even in a small catalogue. */
export function filteredPages(): Filtered[] {
  const categories = [...new Set(kinds.map((kind) => kind.category))];
  const pairs: Record<string, string>[] = [
    ...categories.flatMap((category) => colors.map((color) => ({ category, color }))),
    ...colors.flatMap((color) => materials.map((material) => ({ color, material }))),
    ...materials.flatMap((material) => occasions.map((occasion) => ({ material, occasion }))),
  ];
  return ['low-high', 'high-low']
    .flatMap((sort) => pairs.map((filters) => ({ filters, sort })))
    .slice(0, FILTERED);
}

export function listQuestions(queries: Record<string, string>[]): Question[] {
  return queries.map((query) => get(`${LIST}?${new URLSearchParams(query)}`));
}

/** Product detail and stock levels in turn, of products from all over the catalogue. */
export function detailQuestions(products: number): Question[] {
  const idAt = (index: number) => referenceProduct(Math.floor((index * products) / DETAILS) % products).id;
  return Array.from({ length: DETAILS }, (_, index) => [
    post('/api/product/single', { productId: idAt(index) }),
    post('/api/product/stock-levels', {
      productIds: Array.from({ length: STOCK_OF }, (_, other) => idAt(index + other)),
    }),
  ]).flat();
}

export function get(path: string): Question {
  return { method: 'GET', path };
}
