import type { SearchWordRow, SynonymRow } from '@gulmohar/server/src/catalogue/search/language/vocabulary.ts';
import { runApart } from '../run-apart.ts';

const PROCESS = new URL('./index-process.ts', import.meta.url);

export type IndexOrder = { products: number; synonyms: SynonymRow[]; words: SearchWordRow[] };

/** Megabytes and CPU milliseconds of one process. */
export type IndexReport = {
  megabytes: number;
  /** Indexing all products after they were read from the database. */
  fill: number;
  search: number;
  /** Two filters, sorted by price. */
  filter: number;
  /** Counting the values of a filter within a search. */
  counts: number;
  /** Updating one product, or a thousand, and answering the next search. */
  oneChanged: number;
  manyChanged: number;
};

/** Measures the index of one process with this many products of the reference catalogue. */
export function measureIndex(order: IndexOrder): Promise<IndexReport> {
  return runApart<IndexOrder, IndexReport>(PROCESS, order);
}
