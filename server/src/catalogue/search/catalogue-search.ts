import type { ProductFilters, ProductListQuery } from '@gulmohar/contract/catalogue/product.ts';
import type { SearchExplanation, Suggestion } from '@gulmohar/contract/catalogue/search.ts';
import type { FilterGroup } from '@gulmohar/contract/values/listing.ts';
import type { FilterCounts } from './index/count-values.ts';
import type { RelatedTo } from './index/find-related.ts';

/**
 * The only interface through which the rest of the shop searches the catalogue. `Catalogue` implements it
 * with an index in this process's memory. Every result reflects everything committed before the call and
 * contains only product ids; details are read from the database.
 */
export type CatalogueSearch = {
  /**
   * Returns one page of the products on sale that pass the filters and match the search, available ones
   * first.
   * @throws ShopError INVALID_INPUT when the price range is reversed
   */
  find(query: ProductListQuery): Promise<ProductMatches>;
  /** Whether a search finds anything, without filters. */
  hasMatches(search: string): Promise<boolean>;
  /** Returns the search bar's suggestions for the text typed so far. */
  suggest(text: string): Promise<Suggestion[]>;
  /** Returns the ids of related products to show beside a product, at most `most`. */
  findRelated(to: RelatedTo, most: number): Promise<string[]>;
  /**
   * Counts the products that each filter value would leave if it were chosen in addition to these filters.
   */
  countFilters(filters: ProductFilters): Promise<FilterCounts>;
  /**
   * Picks the products of the home page, none of them twice, whether as a card or as the picture of a tile.
   */
  pickForHome(tiles: readonly ProductFilters[]): Promise<HomePicks>;
  /** Returns the ids of the products on sale that are sold out; undefined when there are more than `most`. */
  findSoldOut(most: number): Promise<string[] | undefined>;
  /**
   * Returns every value that products on sale have in a group, in alphabetical order; for sizes, those in
   * stock.
   */
  valuesOf(group: FilterGroup): Promise<string[]>;
};

/** Product ids for the home page. */
export type HomePicks = {
  bestsellers: string[];
  latest: string[];
  /** For each filter, how many products match and one to represent them. */
  tiles: { count: number; id: string | undefined }[];
};

export type ProductMatches = {
  /** Product ids of the page. */
  ids: string[];
  /** How many match in total. */
  total: number;
  /** Empty when there was no search. */
  explanation: SearchExplanation;
};
