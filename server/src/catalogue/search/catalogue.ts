import { setImmediate } from 'node:timers/promises';
import type { CollectionContent } from '@gulmohar/contract/admin/collection.ts';
import type { ProductFilters, ProductListQuery } from '@gulmohar/contract/catalogue/product.ts';
import type { Suggestion } from '@gulmohar/contract/catalogue/search.ts';
import type { FilterGroup } from '@gulmohar/contract/values/listing.ts';
import type { Database } from '../../platform/database/connection.ts';
import {
  readCollections,
  readPins,
  readProducts,
  readRatings,
  readSearchWords,
  readSizesInStock,
  readSynonyms,
} from './catalogue.store.ts';
import type { CatalogueSearch, HomePicks, ProductMatches } from './catalogue-search.ts';
import { countBits, difference, isEmpty, numbersIn } from './index/bits.ts';
import { CatalogueIndex } from './index/catalogue-index.ts';
import { countFilters, type FilterCounts } from './index/count-values.ts';
import { findInCollection, findProducts } from './index/find-products.ts';
import { findRelated, type RelatedTo } from './index/find-related.ts';
import { homeCards, homeTiles } from './index/home-picks.ts';
import { otherWays } from './index/other-ways.ts';
import { Pins } from './index/pins.ts';
import { Ratings } from './index/ratings.ts';
import { searchProducts } from './index/search-products.ts';
import { suggest } from './index/suggest.ts';
import { explainSearch } from './language/explain-search.ts';
import { Vocabulary } from './language/vocabulary.ts';

/** Few enough that other requests do not wait while they are indexed. */
const BATCH = 1_000;
/** With more changes than this, reading everything again is faster. */
const MANY_CHANGES = 20_000;

/**
 * What to read again: products and products' sizes in stock, by product id, the words and pins of searches,
 * the collections, and the ratings.
 */
export type IndexChanges = {
  products: readonly string[];
  sizes: readonly string[];
  words: boolean;
  pins: boolean;
  collections: boolean;
  ratings: boolean;
};

/** This process's index of the catalogue, brought up to date with the database on each call. */
export class Catalogue implements CatalogueSearch {
  readonly #db: Database;
  readonly #poll: () => Promise<void>;
  #index: CatalogueIndex | undefined;

  /** @param poll calls `update` with the changes before it resolves; with 'all' the first time */
  constructor(db: Database, poll: () => Promise<void>) {
    this.#db = db;
    this.#poll = poll;
  }

  /** Returns the index with everything that was committed before this call. */
  async upToDate(): Promise<CatalogueIndex> {
    await this.#poll();
    if (!this.#index) throw new Error('The search index is not notified of changes');
    return this.#index;
  }

  async find(query: ProductListQuery): Promise<ProductMatches> {
    const index = await this.upToDate();
    const { ids, total, exact, search } = findProducts(index, query);
    if (!search) return { ids, total, explanation: {} };
    const { understood, missing } = search;
    const explained = understood ? explainSearch(understood, missing, index.vocabulary) : {};
    const widened = exact < total && { widened: { exact } };
    if (total > 0) return { ids, total, explanation: { ...explained, ...widened } };
    return { ids, total, explanation: { ...explained, otherwise: otherWays(index, search, query) } };
  }

  async findInCollection(
    content: CollectionContent,
    most: number,
  ): Promise<{ ids: string[]; total: number }> {
    return findInCollection(await this.upToDate(), content, most);
  }

  async hasMatches(search: string): Promise<boolean> {
    return !isEmpty(searchProducts(await this.upToDate(), search).products);
  }

  async suggest(text: string): Promise<Suggestion[]> {
    return suggest(this.#db, await this.upToDate(), text);
  }

  async findRelated(to: RelatedTo, most: number): Promise<string[]> {
    return findRelated(await this.upToDate(), to, most);
  }

  async countFilters(filters: ProductFilters): Promise<FilterCounts> {
    return countFilters(await this.upToDate(), filters);
  }

  async pickForHome(tiles: readonly ProductFilters[]): Promise<HomePicks> {
    const index = await this.upToDate();
    const cards = homeCards(index);
    const idsOf = (slots: readonly number[]) => slots.map((slot) => index.idOf(slot));
    return {
      bestsellers: idsOf(cards.bestsellers),
      latest: idsOf(cards.latest),
      tiles: homeTiles(index, cards, tiles).map(({ count, slot }) => ({
        count,
        id: slot === undefined ? undefined : index.idOf(slot),
      })),
    };
  }

  async findSoldOut(most: number): Promise<string[] | undefined> {
    const index = await this.upToDate();
    const soldOut = difference(index.all(), index.inStock);
    if (countBits(soldOut) > most) return undefined;
    return numbersIn(soldOut)
      .map((slot) => index.idOf(slot))
      .toSorted();
  }

  async valuesOf(group: FilterGroup): Promise<string[]> {
    const index = await this.upToDate();
    return group === 'size' ? index.sizes().filter(Boolean) : index.valuesOf(group);
  }

  async update(changes: IndexChanges | 'all'): Promise<void> {
    if (!this.#index || changes === 'all' || isTooMuch(this.#index, changes)) {
      this.#index = await this.#readEverything();
    } else {
      await this.#apply(this.#index, changes);
    }
  }

  async #apply(index: CatalogueIndex, changes: IndexChanges): Promise<void> {
    if (changes.words) index.vocabulary = await this.#readVocabulary();
    if (changes.pins) index.pins = new Pins(await readPins(this.#db));
    if (changes.collections) index.collections = await readCollections(this.#db);
    if (changes.ratings) index.ratings = new Ratings(await readRatings(this.#db));
    const edited = new Set(changes.products);
    for (const ids of inBatches([...edited])) {
      const products = await readProducts(this.#db, { ids });
      for (const id of ids) index.remove(id);
      for (const product of products) index.put(product);
    }
    for (const ids of inBatches(changes.sizes.filter((id) => !edited.has(id)))) {
      const rows = await readSizesInStock(this.#db, ids);
      for (const { id, sizes_in_stock } of rows) index.setStock(id, sizes_in_stock);
    }
  }

  async #readVocabulary(): Promise<Vocabulary> {
    return new Vocabulary(await readSynonyms(this.#db), await readSearchWords(this.#db));
  }

  async #readEverything(): Promise<CatalogueIndex> {
    const index = new CatalogueIndex();
    index.vocabulary = await this.#readVocabulary();
    index.pins = new Pins(await readPins(this.#db));
    index.collections = await readCollections(this.#db);
    index.ratings = new Ratings(await readRatings(this.#db));
    const readAfter = (after: string) => readProducts(this.#db, { after, limit: BATCH });
    let products = await readAfter('');
    while (products.length > 0) {
      const reading = readAfter(products.at(-1)?.id ?? '');
      // Once the query is sent, the database reads on while this process indexes what it has.
      await setImmediate();
      for (const product of products) index.put(product);
      products = await reading;
    }
    return index;
  }
}

function isTooMuch(index: CatalogueIndex, { products, sizes }: IndexChanges): boolean {
  const isOvergrown = index.size > 2 * index.productCount + MANY_CHANGES;
  return isOvergrown || products.length + sizes.length > MANY_CHANGES;
}

function inBatches(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / BATCH);
  return Array.from({ length: count }, (_, at) => ids.slice(at * BATCH, (at + 1) * BATCH));
}
