import { getProduct, getStockLevels } from '@gulmohar/contract/catalogue/product.ts';
import type { Question } from '../ask.ts';
import { referenceProduct } from '../catalogue/reference-product.ts';
import { measureApi } from './api-row.ts';
import type { Measurement } from './measurement.ts';

const PRODUCTS = 200;
/** The products that a cart or collection page asks about at once. */
const STOCK_OF = 12;

const SINGLE = `/api${getProduct.path}`;
const STOCK = `/api${getStockLevels.path}`;

/** P4 */
export const productDetail: Measurement = {
  what: `POST /api/product/single and stock-levels of ${STOCK_OF} products in turn, over ${PRODUCTS} products`,
  measure: (stage, timing) =>
    measureApi(
      {
        id: 'P4',
        what: productDetail.what,
        questions: detailQuestions(stage.products),
        replyOf: ({ path }) => (path === SINGLE ? getProduct.reply : getStockLevels.reply),
        contains: '"stock":{',
        leastRatio: 0.4,
      },
      stage,
      timing,
    ),
};

/** Returns requests for products from all over the catalogue, whatever its size. */
export function detailQuestions(products: number): Question[] {
  const idAt = (index: number) => referenceProduct(Math.floor((index * products) / PRODUCTS) % products).id;
  return Array.from({ length: PRODUCTS }, (_, index): Question[] => [
    { method: 'POST', path: SINGLE, body: JSON.stringify({ productId: idAt(index) }) },
    {
      method: 'POST',
      path: STOCK,
      body: JSON.stringify({
        productIds: Array.from({ length: STOCK_OF }, (_, other) => idAt(index + other)),
      }),
    },
  ]).flat();
}
