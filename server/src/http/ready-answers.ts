import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A public answer as it goes out, the same for everybody. */
export type ReadyAnswer = { status: number; headers: Record<string, string>; etag: string; body: Buffer };

/** Stock may be shown 2 s late at most; half a second is left for making the answer. */
const MAX_AGE_MS = 1_500;
const MAX_BYTES = 64 * 1024 * 1024;

/** Ready-made bytes of public answers by their normalised request; many askers at once cost one making. */
export class ReadyAnswers {
  readonly #answers = new LRUCache<string, ReadyAnswer, () => Promise<ReadyAnswer>>({
    max: 20_000,
    maxSize: MAX_BYTES,
    sizeCalculation: (answer, key) => answer.body.length + key.length * 2 + 500,
    ttl: MAX_AGE_MS,
    // Whoever asked before a change gets the answer of then; it is not kept.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });

  /** @throws whatever `make` throws; a failure is not kept */
  async get(key: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    return (await this.#answers.fetch(key, { context: make })) ?? make();
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
