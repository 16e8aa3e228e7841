/** What the address of the collection page asks for; the API checks the values. */
export type Listing = {
  category?: string;
  subCategory?: string;
  bestseller?: 'true';
  sort?: SortName;
  page?: string;
};

export const sorts = {
  relavent: 'Relevant',
  'low-high': 'Price: low to high',
  'high-low': 'Price: high to low',
  newest: 'Newest',
  bestseller: 'Best sellers',
} as const;

type SortName = keyof typeof sorts;

/** Keeps what the page understands and leaves the rest of the address alone. */
export function readListing(query: URLSearchParams): Listing {
  const category = query.get('category');
  const subCategory = query.get('subCategory');
  const sort = query.get('sort');
  const page = query.get('page');
  return {
    ...(category && { category }),
    ...(subCategory && { subCategory }),
    ...(query.get('bestseller') === 'true' && { bestseller: 'true' as const }),
    ...(isSort(sort) && { sort }),
    ...(page && { page }),
  };
}

function isSort(name: string | null): name is SortName {
  return name !== null && Object.hasOwn(sorts, name);
}

export function collectionTitle({ category, subCategory, bestseller }: Listing): string {
  if (subCategory === 'Topwear') return 'Kurtis';
  return subCategory ?? category ?? (bestseller ? 'Bestsellers' : 'The Collection');
}
