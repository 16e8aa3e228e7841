import type { IndexChanges } from '../catalogue/search/index-changes.ts';
import type { SeenChanges } from '../platform/invalidation/change-feed.ts';
import type { Change } from '../platform/invalidation/record-invalidation.ts';
import type { DroppedResponses } from '../platform/response-cache/response-cache.ts';

/** What a change drops; absent: nothing. */
type Drop = {
  /**
   * Of the search index: what is reloaded. 'sizes' are a product's sizes in stock, 'words' what the words of a search
   * say.
   */
  index?: 'product' | 'sizes' | 'words' | 'pins' | 'all';
  /**
   * Of the cached responses: those that show the product; these, and the others where the catalogue's index no longer says
   * what they were made from; or all.
   */
  responses?: 'product' | 'catalogue' | 'all';
  settings?: 'all';
};

/**
 * Table → what a change to it drops; the only such list. The database's triggers record which table changed and how
 * (`record_invalidation`); a test compares them with this list.
 */
export const invalidations = {
  product: {
    row: { index: 'product', responses: 'catalogue' },
    all: { index: 'all', responses: 'all' },
  },
  variant: {
    /** Added, removed, sold out, back in stock, or in another position among the sizes. */
    row: { index: 'sizes', responses: 'catalogue' },
    /** More or fewer units can be bought than before. */
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

/** A process of another version may record changes that this one has no entry for. */
const EVERYTHING: Drop = { index: 'all', responses: 'all', settings: 'all' };

/** What some changes drop together. */
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
