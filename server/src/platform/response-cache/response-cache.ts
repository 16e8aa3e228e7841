import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { faultKindOf } from '../database/database-fault.ts';
import { withinDeadline } from '../database/within-deadline.ts';
import { cacheLookups } from '../metrics/web-metrics.ts';
import { KeysByProduct } from './keys-by-product.ts';

/** A public response, the same for everybody, ready to be sent. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
  /** The Brotli-compressed body, if only that is kept; `body` is then decompressed on each access. */
  packed?: Buffer;
  /** Receives the Brotli-compressed body, once a client has requested it. */
  pack?(packed: Buffer): void;
  /** The products whose price, texts or stock the response shows. */
  products: readonly string[];
  /**
   * Whether it would still be the same after a catalogue change that does not concern `products`. If absent,
   * this cannot be known: the response is then made again after every such change, and from time to time even
   * without one.
   */
  stillHolds?: StillHolds;
  /** Whether something changed while it, or what it was made from, was being made. */
  isStale: boolean;
  /** For a response served while the database is away: how many seconds ago it was known to be up to date. */
  age?: number;
};

export type StillHolds = () => Promise<boolean>;

/** What a change invalidates: responses with these products, those affected by the catalogue, or all. */
export type DroppedResponses = { products: readonly string[]; isCatalogueChanged: boolean } | 'all';

/** Reads the changes in the database and drops the responses they invalidate from this cache. */
export type ChangeWatch = {
  /** When the last completed read began, by `performance.now()`. */
  readonly seenAt: number;
  /** Reads everything that was committed before this call. */
  look(): Promise<unknown>;
};

/**
 * Stock and prices may be at most 2 s out of date: responses are served for this long after the last read of
 * changes ...
 */
const SEEN_FOR_MS = 1_200;
/** ... and after this long the next request triggers another read, without waiting for it. */
const LOOK_AGAIN_AFTER_MS = 400;
/**
 * While the database is away, responses are served for this long after the last read of changes, if they were
 * at most this old then.
 */
const KEPT_WHILE_AWAY_MS = 5 * 60_000;
/** How long making a response may take. */
const DEADLINE_MS = 12_000;
/** The lifetime of responses made while something changed, which may show the old state. */
const DOUBTFUL_FOR_MS = 400;
/** The lifetime of responses whose dependencies are not all known, because some changes are not reported. */
const MAX_AGE_MS = 30_000;
/** The lifetime of responses whose dependencies are all known, because pages show today's date. */
const MAX_AGE_OF_KNOWN_MS = 24 * 3_600_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_WORDING_BYTES = 8 * 1024 * 1024;
const MAX_WORDING_LENGTH = 2_000;
const BYTES_OF_A_NAME = 100;
/** Factor for the memory of a body including its compressed forms. */
const WITH_COMPRESSED = 1.3;
/**
 * Larger bodies, which are pages, are kept only compressed once a client has requested that, so that five
 * times as many fit.
 */
const WORTH_PACKING = 20_000;

const HIT = { result: 'hit' };
/** Found in the cache, after checking that the catalogue's index still gives the same. */
const CHECKED = { result: 'checked' };
const MISS = { result: 'miss' };

/**
 * Caches public responses as ready-made bytes, by normalised request. Concurrent requests for the same
 * response make it only once.
 */
export class ResponseCache {
  readonly #watch: ChangeWatch;
  readonly #keysByProduct = new KeysByProduct();
  readonly #checking = new Map<string, Promise<void>>();
  #changes = 0;
  #catalogueChanges = 0;
  /** Whether the last read of changes failed because the database is away. */
  #isCutOff = false;
  #isLooking = false;

  readonly #answers = new LRUCache<string, KeptResponse, () => Promise<CachedResponse>>({
    maxSize: MAX_BYTES,
    sizeCalculation: (answer, key) =>
      Math.ceil(answer.packed?.length ?? answer.body.length * WITH_COMPRESSED) +
      key.length * 2 +
      answer.products.length * BYTES_OF_A_NAME +
      500,
    ttl: MAX_AGE_MS,
    perf: performance,
    // A request that started before a change gets the response of that time, which is not kept.
    ignoreFetchAbort: true,
    // Expired responses are kept for when the database is away.
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (key, _stale, { context: make, options }) => {
      const [changes, validAt] = [this.#changes, this.#catalogueChanges];
      const answer = await make();
      const isStale = answer.isStale || changes !== this.#changes;
      options.ttl = isStale ? DOUBTFUL_FOR_MS : answer.stillHolds ? MAX_AGE_OF_KNOWN_MS : MAX_AGE_MS;
      // Server errors may be gone at the next request. They, and responses made from outdated ones, must not
      // replace a good response.
      if (answer.status >= 500 || answer.age !== undefined) throw new NotKept({ ...answer, isStale });
      const kept: KeptResponse = { ...answer, isStale, validAt, madeAt: performance.now() };
      if (kept.body.length > WORTH_PACKING) kept.pack = (packed) => this.#pack(key, kept, packed);
      return kept;
    },
    onInsert: ({ products }, key) => this.#keysByProduct.add(key, products),
    dispose: ({ products }, key) => this.#keysByProduct.remove(key, products),
  });

  /**
   * Alias keys by the exact wording of a request. The same wording always has the same meaning, so these
   * entries never become stale.
   */
  readonly #keys = new LRUCache<string, string>({
    maxSize: MAX_WORDING_BYTES,
    maxEntrySize: 4 * MAX_WORDING_LENGTH,
    sizeCalculation: (key, words) => 2 * (key.length + words.length) + 100,
  });

  constructor(watch: ChangeWatch) {
    this.#watch = watch;
  }

  /** The response, if the same wording was requested before and the response is still valid. */
  findByAlias(words: string): CachedResponse | undefined {
    const key = this.#keys.get(words);
    if (key === undefined || !this.#hasJustLooked()) return undefined;
    const answer = this.#answers.get(key);
    if (!answer || answer.validAt !== this.#catalogueChanges) return undefined;
    cacheLookups.inc(HIT);
    return answer;
  }

  /** Whether a response is cached or being made, so that the next request costs nothing. */
  has(key: string): boolean {
    return this.#answers.has(key) || (this.#isCutOff && this.#lastKnown(key) !== undefined);
  }

  /** Records which key this wording of a request leads to. */
  aliasKey(words: string, key: string): void {
    if (words.length <= MAX_WORDING_LENGTH) this.#keys.set(words, key);
  }

  /**
   * Returns the cached response or makes it. While the database is away, returns a slightly outdated one,
   * with its `age`.
   * @throws whatever `make` or reading the changes throws; failures are not cached
   */
  async get(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    try {
      return await withinDeadline(DEADLINE_MS, this.#getTrue(key, make));
    } catch (error) {
      const isAway = error instanceof NotKept ? this.#isCutOff : faultKindOf(error) === 'away';
      const known = isAway ? this.#lastKnown(key) : undefined;
      if (known) return known;
      if (error instanceof NotKept) return error.answer;
      throw error;
    }
  }

  async #getTrue(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    if (!this.#hasJustLooked()) await this.#look();
    const isToBeChecked =
      (this.#answers.peek(key)?.validAt ?? this.#catalogueChanges) !== this.#catalogueChanges;
    if (isToBeChecked) await this.#check(key);
    const found = isToBeChecked ? CHECKED : HIT;
    cacheLookups.inc(this.#answers.has(key) ? found : MISS);
    return (await this.#answers.fetch(key, { context: make })) ?? make();
  }

  /** Replaces the plain body by the compressed one. */
  #pack(key: string, kept: KeptResponse, packed: Buffer): void {
    if (this.#answers.peek(key) !== kept) return;
    const { body: _, pack: __, ...others } = kept;
    const body = { get: () => brotliDecompressSync(packed), enumerable: true };
    const smaller = Object.defineProperty({ ...others, packed }, 'body', body) as KeptResponse;
    this.#answers.set(key, smaller, { ttl: this.#answers.getRemainingTTL(key) });
  }

  /**
   * Drops the response if the catalogue's index no longer gives the same. Concurrent requests share one
   * check.
   */
  #check(key: string): Promise<void> {
    const checking =
      this.#checking.get(key) ?? this.#checkOnce(key).finally(() => this.#checking.delete(key));
    this.#checking.set(key, checking);
    return checking;
  }

  async #checkOnce(key: string): Promise<void> {
    const answer = this.#answers.peek(key);
    const changes = this.#catalogueChanges;
    if (await answer?.stillHolds?.()) {
      if (answer) answer.validAt = changes;
    } else if (this.#answers.peek(key) === answer) {
      this.#answers.delete(key);
    }
  }

  async #look(): Promise<void> {
    try {
      await this.#watch.look();
      this.#isCutOff = false;
    } catch (error) {
      this.#isCutOff = faultKindOf(error) === 'away';
      throw error;
    }
  }

  /** The response, if no known change has affected it and it is not too old. */
  #lastKnown(key: string): CachedResponse | undefined {
    const answer = this.#answers.peek(key, { allowStale: true });
    const { seenAt } = this.#watch;
    const age = performance.now() - seenAt;
    if (!answer || age > KEPT_WHILE_AWAY_MS || answer.validAt !== this.#catalogueChanges) return undefined;
    if (!answer.stillHolds && seenAt - answer.madeAt > KEPT_WHILE_AWAY_MS) return undefined;
    return { ...answer, age: Math.round(age / 1_000) };
  }

  drop(what: DroppedResponses): void {
    if (what !== 'all' && what.products.length === 0 && !what.isCatalogueChanged) return;
    this.#changes += 1;
    if (what === 'all') {
      this.#answers.clear();
      return;
    }
    if (what.isCatalogueChanged) this.#catalogueChanges += 1;
    for (const key of this.#keysByProduct.of(what.products)) this.#answers.delete(key);
  }

  #hasJustLooked(): boolean {
    const age = performance.now() - this.#watch.seenAt;
    if (age > LOOK_AGAIN_AFTER_MS && !this.#isLooking) this.#lookAhead();
    return age < SEEN_FOR_MS;
  }

  #lookAhead(): void {
    this.#isLooking = true;
    this.#look()
      // A request that comes after the deadline reads the changes itself and gets the error.
      .catch(() => undefined)
      .finally(() => {
        this.#isLooking = false;
      });
  }
}

type KeptResponse = CachedResponse & {
  madeAt: number;
  /** The number of catalogue changes up to which it is known to be valid. */
  validAt: number;
};

/** A response that goes to the requests waiting for it, but is not cached. */
class NotKept extends Error {
  readonly answer: CachedResponse;

  constructor(answer: CachedResponse) {
    super('An answer that is not kept');
    this.answer = answer;
  }
}

/**
 * @param shown the products it shows, how to check that it is still valid, and whether it may already be
 * stale
 */
export function cachedResponse(
  status: number,
  headers: Record<string, string>,
  text: string,
  shown: { products?: readonly string[]; isStale?: boolean; stillHolds?: StillHolds | undefined } = {},
): CachedResponse {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const { products = [], isStale = false, stillHolds } = shown;
  return { status, headers, etag, body, products, isStale, ...(stillHolds && { stillHolds }) };
}
