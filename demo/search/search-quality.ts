import { demoProducts } from '../catalogue/products.ts';
import { type JudgedSearch, readJudgedSearches } from './judged-searches.ts';

/** The results that a shopper looks at on the first screen. */
const PLACES = 8;
const NOTHING = 'nothing';

export type SearchFigure = {
  kind: string;
  searches: number;
  /**
   * Mean nDCG@8 of the searches that have an answer; Järvelin and Kekäläinen 2002, with gains of 2^grade − 1.
   */
  ndcg: number;
  /** Searches that found nothing, as those of the kind 'nothing' should. */
  empty: number;
};

export type SearchQuality = {
  figures: SearchFigure[];
  worst: { text: string; ndcg: number; found: string[] }[];
};

/**
 * Measures how good the first eight results of the judged searches are, by kind and for all kinds together
 * ('all').
 * @param find returns the ids that a search finds, the best first
 */
export async function measureSearchQuality(
  searches: readonly JudgedSearch[],
  find: (text: string) => Promise<readonly string[]>,
): Promise<SearchQuality> {
  const byId = new Map(demoProducts.map((product) => [product.id, product]));
  const results: (JudgedSearch & { found: string[]; ndcg: number })[] = [];
  for (const search of searches) {
    const found = await find(search.text);
    const grades = found.slice(0, PLACES).map((id) => gradeOf(search, byId.get(id)));
    const ideal = demoProducts
      .map((product) => search.gradeOf(product))
      .toSorted((one, other) => other - one);
    const best = gainOf(ideal.slice(0, PLACES));
    results.push({ ...search, found: [...found], ndcg: best === 0 ? 0 : gainOf(grades) / best });
  }
  const answerable = results.filter(({ kind }) => kind !== NOTHING);
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return {
    figures: [
      ...kinds.map((kind) => ({ kind, ...summed(results.filter((result) => result.kind === kind)) })),
      { kind: 'all', ...summed(answerable) },
    ],
    worst: answerable.toSorted((one, other) => one.ndcg - other.ndcg),
  };
}

/** Returns the half that the search may be tuned for, or the held-out half. */
export function judgedSearches(half: 'tuning' | 'held out'): JudgedSearch[] {
  return readJudgedSearches().filter(({ isHeldOut }) => isHeldOut === (half === 'held out'));
}

function gradeOf(search: JudgedSearch, product: (typeof demoProducts)[number] | undefined): number {
  return product ? search.gradeOf(product) : 0;
}

function gainOf(grades: readonly number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

function summed(results: readonly { ndcg: number; found: readonly string[] }[]): Omit<SearchFigure, 'kind'> {
  const sum = results.reduce((total, { ndcg }) => total + ndcg, 0);
  return {
    searches: results.length,
    ndcg: results.length === 0 ? 0 : sum / results.length,
    empty: results.filter(({ found }) => found.length === 0).length,
  };
}
