import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A public answer as it goes out, the same for everybody. */
export type ReadyAnswer = { status: number; headers: Record<string, string>; etag: string; body: Buffer };

/** Stock may be shown 2 s late at most: by a page that is made from answers, and each of them takes a while to make. */
const MAX_AGE_MS = { answer: 1_200, page: 400 };
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_WORDING_BYTES = 8 * 1024 * 1024;
const LONGEST_WORDING = 2_000;

/** Ready-made bytes of public answers by their normalised request; many askers at once cost one making. */
export class ReadyAnswers {
  readonly #answers = new LRUCache<string, ReadyAnswer, () => Promise<ReadyAnswer>>({
    max: 20_000,
    maxSize: MAX_BYTES,
    sizeCalculation: (answer, key) => answer.body.length + key.length * 2 + 500,
    ttl: MAX_AGE_MS.answer,
    // Whoever asked before a change gets the answer of then; it is not kept.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: make, options }) {
      const answer = await make();
      // A fault may be over with the next request.
      if (answer.status >= 500) options.ttl = 1;
      return answer;
    },
  });

  /** The key of what was asked, by the very words. The same words always mean the same: nothing here grows old. */
  readonly #keys = new LRUCache<string, string>({
    max: 20_000,
    maxSize: MAX_WORDING_BYTES,
    maxEntrySize: 4 * LONGEST_WORDING,
    sizeCalculation: (key, words) => 2 * (key.length + words.length) + 100,
  });

  /** The answer, if something was asked in these words before and what was answered still holds. */
  findByWords(words: string): ReadyAnswer | undefined {
    const key = this.#keys.get(words);
    return key === undefined ? undefined : this.#answers.get(key);
  }

  /** Notes that these words ask for what this key stands for. */
  learnWords(words: string, key: string): void {
    if (words.length <= LONGEST_WORDING) this.#keys.set(words, key);
  }

  /** @throws whatever `make` throws; a failure is not kept */
  async get(
    key: string,
    make: () => Promise<ReadyAnswer>,
    kind: keyof typeof MAX_AGE_MS = 'answer',
  ): Promise<ReadyAnswer> {
    return (await this.#answers.fetch(key, { context: make, ttl: MAX_AGE_MS[kind] })) ?? make();
  }

  /** Called when the catalogue changed. */
  clear(): void {
    this.#answers.clear();
  }
}

export function readyAnswer(status: number, headers: Record<string, string>, text: string): ReadyAnswer {
  const body = Buffer.from(text);
  return { status, headers, etag: `"${createHash('sha1').update(body).digest('base64url')}"`, body };
}
