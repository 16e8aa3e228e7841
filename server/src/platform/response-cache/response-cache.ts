import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { faultKindOf } from '../database/database-fault.ts';
import { withinDeadline } from '../database/within-deadline.ts';
import { cacheLookups } from '../metrics/web-metrics.ts';
import { KeysByProduct } from './keys-by-product.ts';

/** A public response as it is sent, the same for everybody. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
  /** The body by brotli, where it is kept as that alone: `body` is then unpacked each time. */
  packed?: Buffer;
  /** Told the body by brotli, once somebody wanted it so. */
  pack?(packed: Buffer): void;
  /** Products of which it shows the price, the texts or the stock. */
  products: readonly string[];
  /**
   * Whether, after a change of the catalogue that `products` do not tell of, it would be made of the same. Absent where
   * nobody can say: then it is made anew, and now and then even without a change.
   */
  stillHolds?: StillHolds;
  /** Something changed while it, or what it was made from, was being made. */
  isStale: boolean;
  /** Of one that is served while the database is away: how many seconds ago it was known to be true. */
  age?: number;
};

export type StillHolds = () => Promise<boolean>;

/** What a change invalidates: responses that show these products, those that no longer hold with the catalogue, or all. */
export type DroppedResponses = { products: readonly string[]; isCatalogueChanged: boolean } | 'all';

/** Reads the changes in the database, and drops from this cache what they invalidate. */
export type ChangeWatch = {
  /** When the last finished read began, by `performance.now()`. */
  readonly seenAt: number;
  /** Reads everything that was committed before this call. */
  look(): Promise<unknown>;
};

/** Stock and prices may be 2 s out of date at most: responses serve for this long after the last read of changes ... */
const SEEN_FOR_MS = 1_200;
/** ... and after this long the next request triggers another read, without waiting for it. */
const LOOK_AGAIN_AFTER_MS = 400;
/** While the database is away, what was true is shown for this long, if it was made at most so long before. */
const KEPT_WHILE_AWAY_MS = 5 * 60_000;
/** What takes longer than this to be made is not waited for. */
const DEADLINE_MS = 12_000;
/** For what was made while something changed: it may show what was before. */
const DOUBTFUL_FOR_MS = 400;
/** Where it is not known what a response is made from, for changes that nothing reports. */
const MAX_AGE_MS = 30_000;
/** Where all of it is known, for the date of the day that pages name. */
const MAX_AGE_OF_KNOWN_MS = 24 * 3_600_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_WORDING_BYTES = 8 * 1024 * 1024;
const MAX_WORDING_LENGTH = 2_000;
const BYTES_OF_A_NAME = 100;
/** Memory for a body together with its compressed forms. */
const WITH_COMPRESSED = 1.3;
/** Larger bodies, which are pages, are kept packed once they were wanted so: there is room for five times as many. */
const WORTH_PACKING = 20_000;

const HIT = { result: 'hit' };
/** Found ready, once the catalogue's index had said that it still holds. */
const CHECKED = { result: 'checked' };
const MISS = { result: 'miss' };

/** Public responses as ready-made bytes, by their normalised request; concurrent requests share one making. */
export class ResponseCache {
  readonly #watch: ChangeWatch;
  readonly #keysByProduct = new KeysByProduct();
  readonly #checking = new Map<string, Promise<void>>();
  #changes = 0;
  #catalogueChanges = 0;
  /** The last look failed since nobody answers at the database. */
  #isCutOff = false;
  #isLooking = false;

  readonly #answers = new LRUCache<string, KeptResponse, () => Promise<CachedResponse>>({
    max: 20_000,
    maxSize: MAX_BYTES,
    sizeCalculation: (answer, key) =>
      Math.ceil(answer.packed?.length ?? answer.body.length * WITH_COMPRESSED) +
      key.length * 2 +
      answer.products.length * BYTES_OF_A_NAME +
      500,
    ttl: MAX_AGE_MS,
    perf: performance,
    // A request made before a change gets the response of that time; it is not kept.
    ignoreFetchAbort: true,
    // What is too old is kept for when the database is away.
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (key, _stale, { context: make, options }) => {
      const [changes, validAt] = [this.#changes, this.#catalogueChanges];
      const answer = await make();
      const isStale = answer.isStale || changes !== this.#changes;
      options.ttl = isStale ? DOUBTFUL_FOR_MS : answer.stillHolds ? MAX_AGE_OF_KNOWN_MS : MAX_AGE_MS;
      // A fault may be over with the next request. Neither it nor what was made of old answers takes the place of what was true.
      if (answer.status >= 500 || answer.age !== undefined) throw new NotKept({ ...answer, isStale });
      const kept: KeptResponse = { ...answer, isStale, validAt, madeAt: performance.now() };
      if (kept.body.length > WORTH_PACKING) kept.pack = (packed) => this.#pack(key, kept, packed);
      return kept;
    },
    onInsert: ({ products }, key) => this.#keysByProduct.add(key, products),
    dispose: ({ products }, key) => this.#keysByProduct.remove(key, products),
  });

  /** Alias keys, by the exact words of a request. The same words always mean the same, so nothing here goes stale. */
  readonly #keys = new LRUCache<string, string>({
    max: 20_000,
    maxSize: MAX_WORDING_BYTES,
    maxEntrySize: 4 * MAX_WORDING_LENGTH,
    sizeCalculation: (key, words) => 2 * (key.length + words.length) + 100,
  });

  constructor(watch: ChangeWatch) {
    this.#watch = watch;
  }

  /** The response, if this was requested in these words before and is still valid. */
  findByAlias(words: string): CachedResponse | undefined {
    const key = this.#keys.get(words);
    if (key === undefined || !this.#hasJustLooked()) return undefined;
    const answer = this.#answers.get(key);
    if (!answer || answer.validAt !== this.#catalogueChanges) return undefined;
    cacheLookups.inc(HIT);
    return answer;
  }

  /** Whether a response is kept, or being made, so that the next request costs nothing. */
  has(key: string): boolean {
    return this.#answers.has(key) || (this.#isCutOff && this.#lastKnown(key) !== undefined);
  }

  /** Records that these words ask for what this key stands for. */
  aliasKey(words: string, key: string): void {
    if (words.length <= MAX_WORDING_LENGTH) this.#keys.set(words, key);
  }

  /**
   * While the database is away, what was true a short time ago; its `age` says so.
   * @throws whatever `make` throws, or a look at what changed; a failure is not kept
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

  /** Keeps the packed body in place of the plain one. */
  #pack(key: string, kept: KeptResponse, packed: Buffer): void {
    if (this.#answers.peek(key) !== kept) return;
    const { body: _, pack: __, ...others } = kept;
    const body = { get: () => brotliDecompressSync(packed), enumerable: true };
    const smaller = Object.defineProperty({ ...others, packed }, 'body', body) as KeptResponse;
    this.#answers.set(key, smaller, { ttl: this.#answers.getRemainingTTL(key) });
  }

  /** Drops what was made from what the catalogue's index no longer says; whoever asks meanwhile waits for the same check. */
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

  /** What nothing that is known of has changed since, if that is not too long ago. */
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
      // Whoever asks when the time is up looks again and is told.
      .catch(() => undefined)
      .finally(() => {
        this.#isLooking = false;
      });
  }
}

type KeptResponse = CachedResponse & {
  madeAt: number;
  /** After how many changes of the catalogue it was last known to hold. */
  validAt: number;
};

/** An answer that goes to those who wait for it, and to nobody after them. */
class NotKept extends Error {
  readonly answer: CachedResponse;

  constructor(answer: CachedResponse) {
    super('An answer that is not kept');
    this.answer = answer;
  }
}

/** @param shown what it shows and is made from, and whether that may have changed since */
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
