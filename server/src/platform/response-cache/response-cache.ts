import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { faultKindOf } from '../database/database-fault.ts';
import { cacheLookups } from '../metrics/web-metrics.ts';

/** A public response, the same for everybody, ready to be sent. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
  /** When reading what it shows began, by `performance.now()`. */
  readAt: number;
  /** Whether it lacks something that could not be read; it is then not kept. */
  isIncomplete?: boolean;
  age?: number;
};

/** Prices and stock on public pages are at most this old. */
const FRESH_MS = 2_000;
/** While the database is away, responses are served up to this age. */
const MAX_STALE_MS = 5 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Factor for the memory of a body including its compressed forms. */
const WITH_COMPRESSED = 1.3;

const parts = new AsyncLocalStorage<CachedResponse[]>();

/** Concurrent requests for the same response make it only once. */
export class ResponseCache {
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => Math.ceil(body.length * WITH_COMPRESSED) + key.length * 2 + 500,
    ttl: MAX_STALE_MS,
    perf: performance,
  });
  readonly #making = new Map<string, Promise<CachedResponse>>();
  #droppedAt = Number.NEGATIVE_INFINITY;
  #expiredAt = Number.NEGATIVE_INFINITY;

  /**
   * @param admit whether the caller may have a response made.
   * @throws what `make` or `admit` throws; failures are not cached
   */
  async get(
    key: string,
    make: () => Promise<CachedResponse>,
    admit: () => Promise<void> = async () => undefined,
  ): Promise<CachedResponse> {
    const response = await this.#find(key, make, admit);
    parts.getStore()?.push(response);
    return response;
  }

  /** Everything that was read before this call may have changed. */
  drop(): void {
    this.#droppedAt = performance.now();
    this.#making.clear();
  }

  /** The same, but the change is small enough for what was read before to be shown while the database is away. */
  expire(): void {
    this.#expiredAt = performance.now();
    this.#making.clear();
  }

  async #find(
    key: string,
    make: () => Promise<CachedResponse>,
    admit: () => Promise<void>,
  ): Promise<CachedResponse> {
    const response = this.#responses.get(key);
    if (response && this.#isFresh(response)) {
      cacheLookups.inc({ result: 'hit' });
      return response;
    }
    cacheLookups.inc({ result: 'miss' });
    try {
      if (!this.#making.has(key)) await admit();
      return await this.#makeOnce(key, make);
    } catch (error) {
      if (!response || !this.#isUnchanged(response) || faultKindOf(error) !== 'away') throw error;
      return { ...response, age: Math.round((performance.now() - response.readAt) / 1_000) };
    }
  }

  #makeOnce(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const running = this.#making.get(key);
    if (running) return running;
    const making = this.#make(key, make).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const began = performance.now();
    const used: CachedResponse[] = [];
    const made = await parts.run(used, make);
    // As old as the oldest response it was made from.
    const readAt = Math.min(began, ...used.map((part) => part.readAt));
    const ages = used.flatMap(({ age }) => age ?? []);
    const response = { ...made, readAt, ...(ages.length > 0 && { age: Math.max(...ages) }) };
    if (response.status < 500 && !response.isIncomplete && this.#isFresh(response)) {
      this.#responses.set(key, response);
    }
    return response;
  }

  #isFresh(response: CachedResponse): boolean {
    const { readAt } = response;
    return this.#isUnchanged(response) && readAt > this.#expiredAt && performance.now() - readAt < FRESH_MS;
  }

  #isUnchanged({ readAt }: CachedResponse): boolean {
    return readAt > this.#droppedAt;
  }
}

export function cachedResponse(
  status: number,
  headers: Record<string, string>,
  text: string,
  { isIncomplete = false } = {},
): CachedResponse {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { status, headers, etag, body, readAt: performance.now(), isIncomplete };
}
