import type { IndexChanges } from '../catalogue/search/catalogue.ts';
import type { PolledChanges } from '../platform/invalidation/change-feed.ts';
import type { Change } from '../platform/invalidation/record-invalidation.ts';

/** What a change invalidates besides the cached responses; nothing where a field is absent. */
type Drop = {
  /**
   * What is reloaded in the search index. 'sizes' are a product's sizes in stock, 'words' the meanings of
   * search words.
   */
  index?: 'product' | 'sizes' | 'words' | 'pins' | 'collections' | 'ratings' | 'all';
  /** With the accounts of payment providers. */
  settings?: 'all';
};

/**
 * What a change to each table invalidates; the only such list. Every change drops the cached responses; one
 * of stock lets them expire. The database's triggers record which table changed and how
 * (`record_invalidation`); a test compares them with this list.
 */
export const invalidations = {
  product: { row: { index: 'product' }, all: { index: 'all' } },
  /** Rows: added, removed, sold out, back in stock, priced, or moved among the sizes. */
  variant: { row: { index: 'sizes' }, all: { index: 'all' } },
  custom_field: { all: {} },
  filter_definition: { all: {} },
  filter_value: { all: {} },
  search_synonym: { all: { index: 'words' } },
  search_word: { all: { index: 'words' } },
  search_pin: { all: { index: 'pins' } },
  promotion: { all: {} },
  promotion_collection: { all: {} },
  collection: { all: { index: 'collections' } },
  collection_product: { all: { index: 'collections' } },
  complementary_product: { all: {} },
  product_rating: { all: { index: 'ratings' } },
  bought_together: { all: {} },
  payment_account: { all: { settings: 'all' } },
  shop_setting: { all: { settings: 'all' } },
  site_document: { all: { settings: 'all' } },
} as const satisfies Record<string, Partial<Record<Change['change'], Drop>>>;

/** Used for changes recorded by another version that this one has no entry for. */
const EVERYTHING: Drop = { index: 'all', settings: 'all' };

/** The combined invalidation of several changes. */
export type Drops = {
  index: IndexChanges | 'all' | undefined;
  settings: boolean;
};

export function dropsOf(changes: PolledChanges): Drops {
  const found = changes === 'unknown' ? [{ ...EVERYTHING, product_id: '' }] : changes.map(dropOf);
  const idsOf = (index: Drop['index']) =>
    found.filter((drop) => drop.index === index).map(({ product_id }) => product_id);
  const index = {
    products: idsOf('product'),
    sizes: idsOf('sizes'),
    words: idsOf('words').length > 0,
    pins: idsOf('pins').length > 0,
    collections: idsOf('collections').length > 0,
    ratings: idsOf('ratings').length > 0,
  };
  const isIndexChanged = Object.values(index).some((what) =>
    typeof what === 'boolean' ? what : what.length > 0,
  );
  return {
    index: idsOf('all').length > 0 ? 'all' : isIndexChanged ? index : undefined,
    settings: found.some(({ settings }) => settings),
  };
}

/** Whether sizes sold out or came back, and nothing else, as happens all the time while orders come in. */
export function isOnlyStock(changes: PolledChanges): boolean {
  return changes !== 'unknown' && changes.every((change) => dropOf(change).index === 'sizes');
}

function dropOf({ table_name, change, product_id }: Change): Drop & { product_id: string } {
  const byTable: Record<string, Partial<Record<Change['change'], Drop>>> = invalidations;
  return { ...(byTable[table_name]?.[change] ?? EVERYTHING), product_id };
}
