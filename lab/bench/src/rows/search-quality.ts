import { productListQuery } from '@gulmohar/contract/catalogue/product.ts';
import {
  judgedSearches,
  measureSearchQuality,
  type SearchFigure,
} from '@gulmohar/demo/search/search-quality.ts';
import { seedDemo } from '@gulmohar/server/src/app/demo/seed-demo.ts';
import { Catalogue } from '@gulmohar/server/src/catalogue/search/catalogue.ts';
import { findProducts } from '@gulmohar/server/src/catalogue/search/index/find-products.ts';
import { openDatabase, openPool } from '@gulmohar/server/src/platform/database/connection.ts';
import { plainRow, type Row } from '../row.ts';
import type { ShutdownHooks } from '../stage/closing.ts';
import { startDatabase } from '../stage/database.ts';
import type { ApartMeasurement, Say } from './measurement.ts';

const ID = 'S1';
const POOL_SIZE = 2;
const MIN_OF_ALL = 0.9;
const MIN_OF_KIND = 0.8;

/** S1: nDCG@8 of the judged searches in the demo shop, by kind, for the tuning half and the held-out half. */
export const searchQuality: ApartMeasurement = {
  what: 'nDCG@8 of judged searches in the demo shop',
  measureApart: async (shutdownHooks, _, say) => {
    const find = await openSearch(shutdownHooks, say);
    const rows: Row[] = [];
    for (const half of ['tuning', 'held out'] as const) {
      const { figures } = await measureSearchQuality(judgedSearches(half), find);
      rows.push(...figures.map((figure) => rowOf(figure, half)));
    }
    return rows;
  },
};

async function openSearch(
  shutdownHooks: ShutdownHooks,
  say: Say,
): Promise<(search: string) => Promise<string[]>> {
  const { host, port, user, database } = await startDatabase(shutdownHooks, say, { isDurable: false });
  const pool = openPool({ host, port, user, database }, POOL_SIZE, () => undefined);
  const db = openDatabase(pool);
  shutdownHooks.add(() => db.destroy());
  await seedDemo(db);
  const catalogue = new Catalogue(db, async () => undefined);
  await catalogue.update('all');
  const index = await catalogue.upToDate();
  return async (search) => findProducts(index, productListQuery.parse({ search })).ids;
}

function rowOf({ kind, searches, ndcg, empty }: SearchFigure, half: string): Row {
  const what = `${half}, ${kind}, ${searches} searches`;
  if (kind === 'nothing') {
    const shown = (searches - empty) / searches;
    return plainRow({ id: ID, what: `${what}: share that shows something`, unit: '' }, shown, {
      atMost: 0.1,
    });
  }
  const atLeast = kind === 'all' ? MIN_OF_ALL : MIN_OF_KIND;
  return plainRow({ id: ID, what: `nDCG@8, ${what}, ${empty} empty`, unit: '' }, ndcg, { atLeast });
}
