/** What to reload: products, products' sizes in stock, by their ids; and the words and pins of searches. */
export type IndexChanges = {
  products: readonly string[];
  sizes: readonly string[];
  words: boolean;
  pins: boolean;
};
