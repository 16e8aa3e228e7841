import type { IndexChanges } from '../catalogue/search/catalogue.ts';
import type { SeenChanges } from '../platform/invalidation/change-feed.ts';
import type { Change } from '../platform/invalidation/record-invalidation.ts';
import type { DroppedResponses } from '../platform/response-cache/response-cache.ts';

/** What a change invalidates; nothing where a field is absent. */
type Drop = {
  /**
   * What is reloaded in the search index. 'sizes' are a product's sizes in stock, 'words' the meanings of
   * search words.
   */
  index?: 'product' | 'sizes' | 'words' | 'pins' | 'all';
  /**
   * Which cached responses are dropped: 'product' those that show the product, 'catalogue' also those whose
   * result the catalogue's index would now give differently, or all.
   */
  responses?: 'product' | 'catalogue' | 'all';
  settings?: 'all';
};

/**
 * What a change to each table invalidates; the only such list. The database's triggers record which table
 * changed and how (`record_invalidation`); a test compares them with this list.
 */
export const invalidations = {
  product: {
    row: { index: 'product', responses: 'catalogue' },
    all: { index: 'all', responses: 'all' },
  },
  variant: {
    /** Added, removed, sold out, back in stock, or moved among the sizes. */
    row: { index: 'sizes', responses: 'catalogue' },
    /** The number of available units changed. */
    level: { responses: 'product' },
    all: { index: 'all', responses: 'all' },
  },
  filter_definition: { all: { responses: 'all' } },
  filter_value: { all: { responses: 'all' } },
  search_synonym: { all: { index: 'words', responses: 'all' } },
  search_word: { all: { index: 'words', responses: 'all' } },
  search_pin: { all: { index: 'pins', responses: 'all' } },
  complementary_product: { all: { responses: 'all' } },
  bought_together: { all: { responses: 'all' } },
  shop_setting: { all: { settings: 'all', responses: 'all' } },
} as const satisfies Record<string, Partial<Record<Change['change'], Drop>>>;

/** Used for changes recorded by another version that this one has no entry for. */
const EVERYTHING: Drop = { index: 'all', responses: 'all', settings: 'all' };

/** The combined invalidation of several changes. */
export type Drops = {
  index: IndexChanges | 'all' | undefined;
  responses: DroppedResponses;
  settings: boolean;
};

export function dropsOf(changes: SeenChanges): Drops {
  const found = changes === 'unknown' ? [{ ...EVERYTHING, product_id: '' }] : changes.map(dropOf);
  const idsOf = (index: Drop['index']) =>
    found.filter((drop) => drop.index === index).map(({ product_id }) => product_id);
  const index = {
    products: idsOf('product'),
    sizes: idsOf('sizes'),
    words: idsOf('words').length > 0,
    pins: idsOf('pins').length > 0,
  };
  const isIndexChanged = index.products.length > 0 || index.sizes.length > 0 || index.words || index.pins;
  return {
    index: idsOf('all').length > 0 ? 'all' : isIndexChanged ? index : undefined,
    responses: found.some(({ responses }) => responses === 'all')
      ? 'all'
      : {
          products: [
            ...new Set(found.filter(({ responses }) => responses).map(({ product_id }) => product_id)),
          ],
          isCatalogueChanged: found.some(({ responses }) => responses === 'catalogue'),
        },
    settings: found.some(({ settings }) => settings),
  };
}

function dropOf({ table_name, change, product_id }: Change): Drop & { product_id: string } {
  const byTable: Record<string, Partial<Record<Change['change'], Drop>>> = invalidations;
  return { ...(byTable[table_name]?.[change] ?? EVERYTHING), product_id };
}
