import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { databaseReads, showReplicaLag } from '../metrics/web-metrics.ts';
import { type Database, openDatabase, openPool } from './connection.ts';
import type { Connection } from './connections.ts';
import type { Read, Reads } from './reads.ts';
import { ReplicaLag } from './replica-lag.ts';
import { primaryPosition, replayedPosition, type WalPosition } from './wal-position.ts';
import { withinDeadline } from './within-deadline.ts';

const POLL_MS = 250;
/** A standby that takes longer than this to report its position is not used. */
const ANSWER_MS = 1_000;
/** How long a report waits for the standby to replay the latest commits ... */
const CATCH_UP_MS = 200;
/** ... and how often it checks. */
const ASK_AGAIN_MS = 20;
/** How long a shopper's read may take on the standby before it goes to the primary. */
const SHARED_MS = 1_000;
/** query_canceled: the query would take as long on the primary. */
const TOOK_TOO_LONG = '57014';

type Options = {
  primary: Database;
  poolSize: number;
  /** The longest lag at which the standby is used. */
  maxLagMs: number;
  log: Logger;
};

/**
 * A streaming standby for reads. It is used while it has everything that the primary had written `maxLagMs`
 * ago, and for each read only if it has replayed what that read must show. Otherwise, and when it fails, the
 * primary is queried.
 * Compares positions in the write-ahead log instead of clocks, because an idle primary writes nothing to
 * measure time by.
 */
export class Replica implements Reads {
  readonly #options: Options;
  readonly #lag = new ReplicaLag();
  readonly #questions: Database;
  readonly #db: Database;
  readonly #stopping = new AbortController();
  readonly #polling: Promise<void>;
  #required: WalPosition = 0n;
  readonly #startedAt = performance.now();
  #isUsed = true;
  #asked: Promise<void> | undefined;

  constructor(connection: Connection, options: Options) {
    this.#options = options;
    const { log, poolSize } = options;
    const onError = (err: Error) => log.debug({ err }, 'connection to the replica lost');
    const quick = { ...connection, connectionTimeoutMillis: ANSWER_MS };
    this.#questions = openDatabase(openPool(quick, 2, onError));
    this.#db = openDatabase(openPool(quick, poolSize, onError));
    showReplicaLag(() => this.#lag.lagAt(performance.now()) / 1_000);
    this.#polling = this.#poll();
  }

  /**
   * Makes shared reads include everything committed before this call. Call it when changes are known and
   * before caches are invalidated, because what refills them must not be older than the change.
   */
  async requireChanges(): Promise<void> {
    this.#required = (await primaryPosition(this.#options.primary)) ?? this.#required;
  }

  async shared<Result>(read: Read<Result>): Promise<Result> {
    const required = this.#required;
    if (!this.#isFresh()) return this.#fromPrimary(read);
    if (this.#lag.replayed < required) await this.#ask().catch(() => undefined);
    if (this.#lag.replayed < required) return this.#fromPrimary(read);
    return this.#fromReplica(read, SHARED_MS);
  }

  async current<Result>(read: Read<Result>): Promise<Result> {
    if (!this.#isFresh()) return this.#fromPrimary(read);
    const position = await primaryPosition(this.#options.primary);
    const hasIt = position !== undefined && (await this.#catchesUpWith(position));
    return hasIt ? this.#fromReplica(read) : this.#fromPrimary(read);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#polling;
    await Promise.all([this.#questions.destroy(), this.#db.destroy()]);
  }

  #isFresh(): boolean {
    return this.#lag.lagAt(performance.now()) <= this.#options.maxLagMs;
  }

  #fromPrimary<Result>(read: Read<Result>): Promise<Result> {
    databaseReads.inc({ from: 'primary' });
    return read(this.#options.primary);
  }

  async #fromReplica<Result>(read: Read<Result>, patienceMs?: number): Promise<Result> {
    try {
      const result = await (patienceMs ? withinDeadline(patienceMs, read(this.#db)) : read(this.#db));
      databaseReads.inc({ from: 'replica' });
      return result;
    } catch (err) {
      if (isTooSlow(err)) throw err;
      // A conflict with replay, a shutdown, or a table it does not have yet: the primary can answer.
      this.#options.log.warn({ err }, 'a read from the replica failed; reading from the primary instead');
      return this.#fromPrimary(read);
    }
  }

  async #catchesUpWith(position: WalPosition): Promise<boolean> {
    const until = performance.now() + CATCH_UP_MS;
    while (this.#lag.replayed < position) {
      const isAnswered = await this.#ask().then(
        () => true,
        () => false,
      );
      if (this.#lag.replayed >= position) return true;
      if (!isAnswered || performance.now() > until) return false;
      await wait(ASK_AGAIN_MS);
    }
    return true;
  }

  /** Concurrent calls share one query. */
  #ask(): Promise<void> {
    this.#asked ??= this.#askNow().finally(() => {
      this.#asked = undefined;
    });
    return this.#asked;
  }

  async #askNow(): Promise<void> {
    const position = await withinDeadline(ANSWER_MS, replayedPosition(this.#questions));
    if (position === undefined) return this.#lag.forget();
    this.#lag.standbyReplayed(position);
  }

  async #poll(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#ask();
        const { replayed } = this.#lag;
        const at = performance.now();
        const position = await primaryPosition(this.#options.primary);
        // A standby that is ahead follows another primary, for example the one before a failover.
        if (position === undefined || position < replayed) this.#lag.forget();
        else this.#lag.primaryWrote(position, at);
      } catch (err) {
        this.#options.log.debug({ err }, 'the lag of the replica could not be measured');
      }
      this.#tell();
      await wait(POLL_MS, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    }
  }

  #tell(): void {
    const isUsed = this.#isFresh();
    // Its lag is unknown at first.
    const isNew = performance.now() - this.#startedAt < this.#options.maxLagMs;
    if (isNew || isUsed === this.#isUsed) return;
    this.#isUsed = isUsed;
    if (isUsed) this.#options.log.info('reads go to the replica');
    else this.#options.log.warn('the replica is unavailable or too far behind; reads go to the primary');
  }
}

function isTooSlow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === TOOK_TOO_LONG;
}
