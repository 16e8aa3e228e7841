import type { CollectionContent } from '@gulmohar/contract/admin/collection.ts';
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
  /** The first products of a collection, which does not have to be saved. */
  findInCollection(content: CollectionContent, most: number): Promise<{ ids: string[]; total: number }>;
  hasMatches(search: string): Promise<boolean>;
  suggest(text: string): Promise<Suggestion[]>;
  findRelated(to: RelatedTo, most: number): Promise<string[]>;
  countFilters(filters: ProductFilters): Promise<FilterCounts>;
  /** No product twice, whether as a card or as the picture of a tile. */
  pickForHome(tiles: readonly ProductFilters[]): Promise<HomePicks>;
  findSoldOut(most: number): Promise<string[] | undefined>;
  /** In alphabetical order; for sizes, only those in stock. */
  valuesOf(group: FilterGroup): Promise<string[]>;
};

export type HomePicks = {
  bestsellers: string[];
  latest: string[];
  tiles: { count: number; id: string | undefined }[];
};

export type ProductMatches = {
  ids: string[];
  total: number;
  /** Empty when there was no search. */
  explanation: SearchExplanation;
};
