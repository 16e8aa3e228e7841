import type { Database } from '../database/connection.ts';
import { faultKindOf } from '../database/database-fault.ts';
import { type Change, forgetChanges, type RecordedChange, readChanges } from './record-invalidation.ts';

/** Changes are kept for longer than a process may go without reading them. */
const RETENTION_HOURS = 48;
const READ_ON_WITHIN_MS = 24 * 3_600_000;
const FORGET_EVERY_MS = 3_600_000;

/** Each change once; 'unknown' at the first read, or when some may have been missed. */
export type PolledChanges = readonly Change[] | 'unknown';

type Position = { next: string; seen: Set<string>; readAt: number };

/** In whatever order transactions commit. */
export class ChangeFeed {
  readonly #db: Database;
  readonly #followers: ((changes: PolledChanges) => Promise<void>)[] = [];
  #seenAt = Number.NEGATIVE_INFINITY;
  #position: Position | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | undefined;
  #forgotAt = Number.NEGATIVE_INFINITY;

  constructor(db: Database) {
    this.#db = db;
  }

  /** When the last completed read began, by `performance.now()`. */
  get seenAt(): number {
    return this.#seenAt;
  }

  /** @param onChanges if it fails, the read fails too, and the next read reports the same changes again */
  follow(onChanges: (changes: PolledChanges) => Promise<void>): void {
    this.#followers.push(onChanges);
  }

  /**
   * Resolves when everything committed before this call was handled. Concurrent calls share a read, but none that began
   * before them.
   */
  async poll(): Promise<void> {
    this.#next ??= this.#running.then(() => {
      const began = performance.now();
      const reading = this.#read().then(() => {
        this.#seenAt = began;
      });
      this.#running = reading.catch(() => undefined);
      this.#next = undefined;
      return reading;
    });
    return this.#next;
  }

  async #read(): Promise<void> {
    const last = this.#position;
    const position = last && performance.now() - last.readAt <= READ_ON_WITHIN_MS ? last : undefined;
    const { next, changes } = await readChanges(this.#db, position?.next);
    // Transaction ids only increase, so this is a different server, which may have lost some transactions.
    const from = position && BigInt(next) >= BigInt(position.next) ? position : undefined;
    const unseen = from ? changes.filter((change) => !from.seen.has(keyOf(change))) : 'unknown';
    if (unseen.length > 0) for (const onChanges of this.#followers) await onChanges(unseen);
    await this.#forgetNowAndThen();
    this.#position = { next, seen: recentIds(changes, next), readAt: performance.now() };
  }

  async #forgetNowAndThen(): Promise<void> {
    if (performance.now() - this.#forgotAt < FORGET_EVERY_MS) return;
    this.#forgotAt = performance.now();
    await forgetChanges(this.#db, RETENTION_HOURS).catch((error: unknown) => {
      // Reads continue even if the database accepts no changes.
      if (!faultKindOf(error)) throw error;
    });
  }
}

/** The next read starts at the oldest open transaction, and returns these again. */
function recentIds(changes: readonly RecordedChange[], next: string): Set<string> {
  return new Set(changes.filter(({ changed_in }) => BigInt(changed_in) >= BigInt(next)).map(keyOf));
}

function keyOf({ changed_in, table_name, change, product_id }: RecordedChange): string {
  return `${changed_in} ${table_name} ${change} ${product_id}`;
}
