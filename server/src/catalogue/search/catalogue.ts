import { setImmediate } from 'node:timers/promises';
import type { ProductFilters, ProductListQuery } from '@gulmohar/contract/catalogue/product.ts';
import type { Suggestion } from '@gulmohar/contract/catalogue/search.ts';
import type { FilterGroup } from '@gulmohar/contract/values/listing.ts';
import type { Database } from '../../platform/database/connection.ts';
import { collectGarbage } from '../../platform/process/collect-garbage.ts';
import { countBits, difference, isEmpty, numbersIn } from './bits.ts';
import {
  readPins,
  readProducts,
  readSearchWords,
  readSizesInStock,
  readSynonyms,
} from './catalogue.store.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { CatalogueSearch, FoundProducts, HomePicks } from './catalogue-search.ts';
import { countFilters, type FilterCounts } from './count-values.ts';
import { explainSearch } from './explain-search.ts';
import { findProducts } from './find-products.ts';
import { findRelated, type RelatedTo } from './find-related.ts';
import { homeCards, homeTiles } from './home-picks.ts';
import type { IndexChanges } from './index-changes.ts';
import type { IndexSnapshots } from './index-snapshots.ts';
import { otherWays } from './other-ways.ts';
import { Pins } from './pins.ts';
import { searchProducts } from './search-products.ts';
import { suggest } from './suggest.ts';
import { Vocabulary } from './vocabulary.ts';

/** Products per read: about 2 MB, and about 20 ms of this process's time. */
const BATCH = 1_000;
/** After this many products, a garbage collection of 0.1 s is worthwhile. */
const MUCH_GARBAGE = 50_000;
/** With more changes than this, reading everything again is faster. */
const MANY_CHANGES = 20_000;

/** This process's index of the catalogue, brought up to date with the database on each call. */
export class Catalogue implements CatalogueSearch {
  readonly #db: Database;
  readonly #look: () => Promise<void>;
  readonly #snapshots: Pick<IndexSnapshots, 'find'> | undefined;
  #index: CatalogueIndex | undefined;
  #changeCount = 0;

  /**
   * @param look calls `update` with the changes before it resolves; with 'all' the first time
   * @param snapshots a source of the first index, instead of reading the whole catalogue
   */
  constructor(db: Database, look: () => Promise<void>, snapshots?: Pick<IndexSnapshots, 'find'>) {
    this.#db = db;
    this.#look = look;
    this.#snapshots = snapshots;
  }

  /** How many products this process has read from the database. */
  get changeCount(): number {
    return this.#changeCount;
  }

  /** Returns the index with everything that was committed before this call. */
  async upToDate(): Promise<CatalogueIndex> {
    await this.#look();
    if (!this.#index) throw new Error('The search index is not notified of changes');
    return this.#index;
  }

  async find(query: ProductListQuery): Promise<FoundProducts> {
    const index = await this.upToDate();
    const { ids, total, search } = findProducts(index, query);
    if (!search) return { ids, total, explanation: {} };
    const explained = explainSearch(index, search);
    if (total > 0) return { ids, total, explanation: explained };
    return { ids, total, explanation: { ...explained, otherwise: otherWays(index, search, query) } };
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
    if (!this.#index) {
      this.#replace((await this.#readSnapshot()) ?? (await this.#readEverything()));
    } else if (changes === 'all' || isTooMuch(this.#index, changes)) {
      this.#replace(await this.#readEverything());
    } else {
      await this.#apply(this.#index, changes);
    }
  }

  #replace(index: CatalogueIndex): void {
    this.#index = index;
    if (index.productCount > MUCH_GARBAGE) collectGarbage();
  }

  async #readSnapshot(): Promise<CatalogueIndex | undefined> {
    const found = await this.#snapshots?.find();
    if (!found || isTooMuch(found.index, found.changes)) return undefined;
    await this.#apply(found.index, { ...found.changes, words: true, pins: true });
    return found.index;
  }

  async #apply(index: CatalogueIndex, changes: IndexChanges): Promise<void> {
    if (changes.words) index.vocabulary = await this.#readVocabulary();
    if (changes.pins) index.pins = new Pins(await readPins(this.#db));
    const edited = new Set(changes.products);
    this.#changeCount += edited.size + changes.sizes.length;
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
    const readAfter = (after: string) => readProducts(this.#db, { after, limit: BATCH });
    let products = await readAfter('');
    while (products.length > 0) {
      // Once the query is sent, the database reads the next batch while this process indexes the current one.
      const reading = readAfter(products.at(-1)?.id ?? '');
      await setImmediate();
      for (const product of products) index.put(product);
      products = await reading;
    }
    // Sorts now rather than during a shopper's request.
    for (const order of [index.newest, index.cheapest]) order.sorted();
    this.#changeCount += index.productCount;
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
