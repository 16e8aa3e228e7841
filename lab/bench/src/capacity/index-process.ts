import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { productListQuery } from '@gulmohar/contract/catalogue/product.ts';
import {
  CatalogueIndex,
  type IndexedProduct,
} from '@gulmohar/server/src/catalogue/search/index/catalogue-index.ts';
import { countFilters } from '@gulmohar/server/src/catalogue/search/index/count-values.ts';
import { findProducts } from '@gulmohar/server/src/catalogue/search/index/find-products.ts';
import { Vocabulary } from '@gulmohar/server/src/catalogue/search/language/vocabulary.ts';
import { referenceProduct } from '../catalogue/reference-product.ts';
import { searchTexts } from '../catalogue/search-texts.ts';
import { colors } from '../catalogue/words.ts';
import type { IndexOrder, IndexReport } from './index-size.ts';

const SEARCHES = 300;
const CHANGED = 1_000;
/** In the format of the generated column `searched_details`. */
const SEARCHED_DETAILS = ['fabric', 'work', 'origin'];

process.once('disconnect', () => process.exit());
const [message] = await once(process, 'message');
const { products, synonyms, words } = message as IndexOrder;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function megabytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/** CPU milliseconds. */
function spentOn(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function indexed(number: number): IndexedProduct {
  const { variants, age, mrp, details, ...product } = referenceProduct(number);
  return {
    ...product,
    details: SEARCHED_DETAILS.map((name) => Object.entries(details).find(([key]) => key === name)?.[1]).join(
      ' ',
    ),
    mrp,
    published_at: new Date(Date.now() - age * 60_000),
    sizes_in_stock: variants.filter(({ on_hand }) => on_hand > 0).map(({ size }) => size),
  };
}

function ask(index: CatalogueIndex, query: Record<string, string>): void {
  findProducts(index, productListQuery.parse(query));
}

const index = new CatalogueIndex();
index.vocabulary = new Vocabulary(synonyms, words);
const before = megabytes();
let made = 0;
const filled = spentOn(() => {
  for (let at = 0; at < products; at++) {
    let product: IndexedProduct | undefined;
    made += spentOn(() => {
      product = indexed(at);
    });
    if (product) index.put(product);
  }
  for (const order of [index.newest, index.cheapest]) order.sorted();
});
const texts = searchTexts(SEARCHES);
ask(index, { search: 'cotton kurti' });

const report: IndexReport = {
  megabytes: megabytes() - before,
  fill: filled - made,
  search:
    spentOn(() => {
      for (const search of texts) ask(index, { search });
    }) / SEARCHES,
  filter:
    spentOn(() => {
      for (const color of colors) ask(index, { color, sort: 'low-high', category: 'Women' });
    }) / colors.length,
  counts: spentOn(() => {
    const { ofValue: countOf } = countFilters(index, productListQuery.parse({ search: 'cotton kurti' }));
    for (const color of colors) countOf('color', color);
  }),
  oneChanged: changeAndAsk(1),
  manyChanged: changeAndAsk(CHANGED),
};
process.send?.(report);

/** Measures until the next query is answered, which may have to sort the products again. */
function changeAndAsk(count: number): number {
  const changed = Array.from({ length: count }, (_, at) => indexed(Math.floor((at * products) / count)));
  return spentOn(() => {
    for (const product of changed) index.put({ ...product, price: product.price + 100 });
    ask(index, { search: 'cotton kurti', sort: 'low-high' });
  });
}
