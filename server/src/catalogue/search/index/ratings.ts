import { ADDED_RATINGS } from '@gulmohar/contract/catalogue/review-rules.ts';

/** @property stars the sum of the stars that it was given */
export type RatedProduct = { id: string; count: number; stars: number };

/** How products compare: by the average of their ratings and of some of the shop's average. */
export class Ratings {
  readonly scores: ReadonlyMap<string, number>;

  constructor(products: readonly RatedProduct[]) {
    const rated = products.filter((one) => one.count > 0);
    const count = rated.reduce((sum, one) => sum + one.count, 0);
    const average = rated.reduce((sum, one) => sum + one.stars, 0) / count;
    this.scores = new Map(
      rated.map((one) => [one.id, (ADDED_RATINGS * average + one.stars) / (ADDED_RATINGS + one.count)]),
    );
  }
}
