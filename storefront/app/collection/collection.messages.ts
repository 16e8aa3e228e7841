import type { SortOption } from '@gulmohar/contract/values/listing.ts';

/** Texts of the collection page; those from the specification are verbatim. */
export const collectionMessages = {
  everything: 'Collection',
  categories: 'Categories',
  all: 'All',
  filters: 'Filters',
  hideFilters: 'Hide filters',
  showFilters: 'Show filters',
  noFilters: 'No filters available',
  showProducts: (count: number) => `Show ${count} ${count === 1 ? 'product' : 'products'}`,
  total: (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`,
  sortBy: 'Sort by',
  sort: 'Sort',
  sorts: {
    relavent: 'Relevant',
    'low-high': 'Price: low to high',
    'high-low': 'Price: high to low',
    newest: 'Newest',
    bestseller: 'Best sellers',
    rating: 'Top rated',
  } satisfies Record<SortOption, string>,
  /** The owner's order of a collection. */
  featured: 'Featured',
  activeFilters: 'Chosen filters',
  understood: 'Understood from your search:',
  remove: (name: string) => `Remove ${name}`,
  clearAll: 'Clear All Filters',
  bestsellers: 'Bestsellers',
  landing: (
    title: string,
    count: number,
    from: string,
    sizes: readonly string[],
    crafts: readonly string[],
  ) =>
    [
      `${title}: ${count} ${count === 1 ? 'product' : 'products'}, prices from ${from}.`,
      sizes.length > 0 && `Sizes: ${sizes.join(', ')}.`,
      crafts.length > 0 && `Crafts: ${crafts.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  price: 'Price',
  minPrice: 'From Rs.',
  maxPrice: 'To Rs.',
  priceFrom: (price: string) => `From ${price}`,
  priceTo: (price: string) => `Up to ${price}`,
  thumbs: { lowest: 'Lowest price', highest: 'Highest price' },
  discount: 'Discount',
  discountFrom: (percent: number) => `${percent}% off and more`,
  showFiltered: 'Show products',
  moreValues: (count: number) => `${count} more`,
  products: 'Products',
  loadMore: 'Load More',
  shown: (shown: number, total: number) => `${shown} of ${total} products`,
  earlier: 'Earlier products',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  end: (count: number) => (count === 1 ? 'That is the only one.' : `You have seen all ${count} products.`),
  noProducts: 'No products found',
  noProductsHint: 'Nothing matches all of these filters. Remove one, or start over.',
  noResults: 'No results for the search',
  noResultsHint: (search: string) => `We found nothing for “${search}”. Try a shorter word.`,
  hiddenHint: (search: string, count: number) =>
    count === 1
      ? `The filters hide the only product for “${search}”.`
      : `The filters hide ${count} products for “${search}”.`,
  showHidden: (count: number) => (count === 1 ? 'Show it without the filters' : `Show all ${count}`),
  hiddenProducts: 'Without the filters',
  nearCategories: 'Have a look at',
  popularSearches: 'Popular searches',
  correctedTo: 'Showing results for',
  insteadFor: 'Search instead for',
  leftOut: (words: readonly string[]) =>
    `We found nothing with ${words.map((word) => `“${word}”`).join(', ')}. These are the closest.`,
  widened: (exact: number) =>
    exact === 0
      ? 'Nothing matches all of this. These come close.'
      : `Only ${exact === 1 ? 'one product matches' : `${exact} products match`} all of this. The others come close.`,
  seeAll: 'See the whole collection',
};
