import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../platform/database/connection.ts';
import type { ChangeWatch, SeenChange } from '../../platform/response-cache/response-cache.ts';
import {
  type Change,
  forgetChanges,
  readChanges,
  readProducts,
  readSizesInStock,
  readSynonyms,
} from './catalogue.store.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { Synonyms } from './synonyms.ts';

/** Products read at once: some 2 MB, some 20 ms of this process's time. */
const BATCH = 1_000;
/** With more changes than this it is quicker to read everything again. */
const MANY_CHANGES = 20_000;
/** Changes are kept longer than the oldest index that is brought up to date with them. */
const CHANGES_KEPT_HOURS = 48;
const READ_ON_WITHIN_MS = 24 * 3_600_000;
const FORGET_EVERY_MS = 3_600_000;

type State = { index: CatalogueIndex; position: string; seen: Set<string>; readAt: number };

/** This process's index of the catalogue, as the database has it at the time of asking; it tells what it sees change. */
export class Catalogue implements ChangeWatch {
  readonly #db: Database;
  readonly #followers: ((change: SeenChange) => void)[] = [];
  #seenAt = Number.NEGATIVE_INFINITY;
  #state: State | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<CatalogueIndex> | undefined;
  #forgotAt = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  get seenAt(): number {
    return this.#seenAt;
  }

  follow(onChange: (change: SeenChange) => void): void {
    this.#followers.push(onChange);
  }

  look(): Promise<unknown> {
    return this.upToDate();
  }

  /**
   * The index with everything that was committed before this call. Calls at the same time share one look at the
   * database, but never one that began before them.
   */
  async upToDate(): Promise<CatalogueIndex> {
    this.#next ??= this.#running.then(() => {
      const began = performance.now();
      const reading = this.#read().then((index) => {
        this.#seenAt = began;
        return index;
      });
      this.#running = reading.catch(() => undefined);
      this.#next = undefined;
      return reading;
    });
    return this.#next;
  }

  async #read(): Promise<CatalogueIndex> {
    const state = this.#state;
    if (!state || Date.now() - state.readAt > READ_ON_WITHIN_MS) return this.#readEverything();
    const { next, changes } = await readChanges(this.#db, state.position);
    const unseen = changes.filter((change) => !state.seen.has(keyOf(change)));
    const isTooMuch =
      unseen.length > MANY_CHANGES || state.index.size > 2 * state.index.productCount + MANY_CHANGES;
    if (isTooMuch || unseen.some(({ subject }) => subject === 'everything')) return this.#readEverything();

    await this.#apply(state.index, unseen);
    await this.#forgetNowAndThen();
    state.position = next;
    state.seen = seenAgain(changes, next);
    state.readAt = Date.now();
    if (unseen.length > 0) this.#tell(seenChange(unseen));
    return state.index;
  }

  #tell(change: SeenChange): void {
    for (const onChange of this.#followers) onChange(change);
  }

  async #apply(index: CatalogueIndex, changes: readonly Change[]) {
    const idsOf = (subject: string) =>
      changes.filter((change) => change.subject === subject).map(({ product_id }) => product_id);
    if (idsOf('synonyms').length > 0) index.synonyms = new Synonyms(await readSynonyms(this.#db));
    const edited = new Set(idsOf('product'));
    for (const ids of inBatches([...edited])) {
      const products = await readProducts(this.#db, { ids });
      for (const id of ids) index.remove(id);
      for (const product of products) index.put(product);
    }
    for (const ids of inBatches(idsOf('stock').filter((id) => !edited.has(id)))) {
      const rows = await readSizesInStock(this.#db, ids);
      for (const { id, sizes_in_stock } of rows) index.setStock(id, sizes_in_stock);
    }
  }

  async #forgetNowAndThen(): Promise<void> {
    if (Date.now() - this.#forgotAt < FORGET_EVERY_MS) return;
    this.#forgotAt = Date.now();
    await forgetChanges(this.#db, CHANGES_KEPT_HOURS);
  }

  async #readEverything(): Promise<CatalogueIndex> {
    await this.#forgetNowAndThen();
    const { next, changes } = await readChanges(this.#db);
    const index = new CatalogueIndex();
    index.synonyms = new Synonyms(await readSynonyms(this.#db));
    const readAfter = (after: string) => readProducts(this.#db, { after, limit: BATCH });
    let products = await readAfter('');
    while (products.length > 0) {
      // The database reads the next ones while this process takes in these, once the question is out.
      const reading = readAfter(products.at(-1)?.id ?? '');
      await setImmediate();
      for (const product of products) index.put(product);
      products = await reading;
    }
    // Now rather than in a shopper's time.
    for (const order of [index.newest, index.cheapest]) order.sorted();
    this.#state = { index, position: next, seen: seenAgain(changes, next), readAt: Date.now() };
    this.#tell('more');
    return index;
  }
}

function seenChange(changes: readonly Change[]): SeenChange {
  if (changes.some(({ subject }) => subject !== 'level')) return 'more';
  return { levelsOf: changes.map(({ product_id }) => product_id) };
}

/** What the next reading finds once more: a transaction that is still open makes it begin before them. */
function seenAgain(changes: readonly Change[], next: string): Set<string> {
  return new Set(changes.filter(({ changed_in }) => BigInt(changed_in) >= BigInt(next)).map(keyOf));
}

function keyOf(change: Change): string {
  return `${change.changed_in} ${change.subject} ${change.product_id}`;
}

function inBatches(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / BATCH);
  return Array.from({ length: count }, (_, at) => ids.slice(at * BATCH, (at + 1) * BATCH));
}
