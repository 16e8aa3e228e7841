/**
 * What to reload: products and products' sizes in stock, by product id, and the words and pins of searches.
 */
export type IndexChanges = {
  products: readonly string[];
  sizes: readonly string[];
  words: boolean;
  pins: boolean;
};
