import type { ProductFilters, ProductListQuery } from '@gulmohar/contract/catalogue/product.ts';
import type { SearchExplanation, Suggestion } from '@gulmohar/contract/catalogue/search.ts';
import type { FilterGroup } from '@gulmohar/contract/values/listing.ts';
import type { FilterCounts } from './count-values.ts';
import type { RelatedTo } from './find-related.ts';

/**
 * What the rest of the shop asks of finding, and all that it asks. `Catalogue` answers from an index in this process's
 * memory; an engine of its own would stand behind the same calls (docs/search.md). Every answer holds with everything
 * that was committed before the call, and names products by their ids: what they look like is read from the database.
 */
export type CatalogueSearch = {
  /**
   * One page of the products on sale that pass the filters and match the search, what can be bought first.
   * @throws ShopError INVALID_INPUT when the price range is reversed
   */
  find(query: ProductListQuery): Promise<FoundProducts>;
  /** Whether a search finds anything, without filters. */
  hasMatches(search: string): Promise<boolean>;
  /** What the search bar offers for what is typed so far. */
  suggest(text: string): Promise<Suggestion[]>;
  /** Ids of the products to show beside one, at most so many. */
  findRelated(to: RelatedTo, most: number): Promise<string[]>;
  /** How many products each value of a filter would leave, were it chosen with these filters. */
  countFilters(filters: ProductFilters): Promise<FilterCounts>;
  /** A text that is the same as long as `countFilters` would count the same. */
  fingerprintFilters(filters: ProductFilters): Promise<string>;
  /** What the home page shows: no product twice, neither as a card nor as the picture of a tile. */
  pickForHome(tiles: readonly ProductFilters[]): Promise<HomePicks>;
  /** Ids of the products on sale that are sold out; undefined when there are more. */
  findSoldOut(most: number): Promise<string[] | undefined>;
  /** Every value that products on sale have in a group; of sizes, those that are in stock. In the order of the alphabet. */
  valuesOf(group: FilterGroup): Promise<string[]>;
};

/** Ids of products. */
export type HomePicks = {
  bestsellers: string[];
  latest: string[];
  /** For each of the filters asked for, how many it leads to and one that stands for them. */
  tiles: { count: number; id: string | undefined }[];
};

export type FoundProducts = {
  /** Of the page. */
  ids: string[];
  /** How many there are in all. */
  total: number;
  /** Empty when nothing was searched for. */
  explanation: SearchExplanation;
};
