import type { SearchWordRow, SynonymRow } from '@gulmohar/server/src/catalogue/search/vocabulary.ts';
import { runApart } from '../run-apart.ts';

const PROCESS = new URL('./index-process.ts', import.meta.url);

export type IndexOrder = { products: number; synonyms: SynonymRow[]; words: SearchWordRow[] };

/** Megabytes of one process, and milliseconds of its processor. */
export type IndexReport = {
  megabytes: number;
  /** All products taken in, once they are read from the database. */
  fill: number;
  search: number;
  /** Two filters, by price. */
  filter: number;
  /** Of the values of a filter beside a search. */
  counts: number;
  /** One product, or a thousand, taken in again, and the next search answered. */
  oneChanged: number;
  manyChanged: number;
};

/** The index of one process with so many products of the reference catalogue. */
export function measureIndex(order: IndexOrder): Promise<IndexReport> {
  return runApart<IndexOrder, IndexReport>(PROCESS, order);
}
