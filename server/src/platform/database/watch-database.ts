import { Socket } from 'node:net';
import type pg from 'pg';
import { type FaultKind, faultKindOf } from './database-fault.ts';
import type { DatabaseWatch } from './guarded-pool.ts';
import { newClient } from './several-hosts.ts';

/**
 * Time is measured in ticks, so that a process that was suspended counts only one and does not mistake its
 * own pause for an outage.
 */
const TICK_MS = 400;
const ASK_AGAIN_AFTER = 2;
/** After this many ticks without an answer, another connection is tried as well. */
const TRY_ANOTHER_AFTER = 3;
const TRY_ANOTHER_EVERY = 2;
/** After this many ticks without any answer, the database counts as away: 3.2 s. */
const AWAY_AFTER = 8;
/** A server on a slow network may take this long to accept a connection. */
const GIVE_UP_AFTER = 13;

/** Too many connections; the server is up. */
const FULL_HOUSE = '53300';

const ASK = `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly"`;
/** Spills to disk, which fails when the disk is full. */
const ASK_FOR_ROOM = `begin; set local work_mem = '64kB'; select count(*) from generate_series(1, 20000); commit`;

/** A connection whose client may try several hosts, each with its own socket. */
type Line = { client: pg.Client; sockets: Socket[] };
type Attempt = { line: Line; age: number; wasOpen: boolean };

export type WatchOptions = {
  /** Called when `fault` changes. */
  onChange(fault: FaultKind | undefined): void;
  tickMs?: number;
};

/**
 * Keeps checking, on a separate connection, whether the database responds and accepts changes. It counts as
 * away 3 to 5 s after its last answer, and as back about a second after it answers again.
 */
export function watchDatabase(
  connection: pg.PoolConfig,
  { onChange, tickMs = TICK_MS }: WatchOptions,
): DatabaseWatch & { stop(): Promise<void> } {
  const attempts = new Set<Attempt>();
  const callbacks = new Set<() => void>();
  let kept: Line | undefined;
  let fault: FaultKind | undefined;
  let epoch = 0;
  let sinceAnswer = 0;
  let isStopped = false;

  function settle(found: FaultKind | undefined): void {
    if (found === fault) return;
    const before = fault;
    fault = found;
    // The server that accepts changes again may not be the one that open connections lead to.
    if (before === 'read-only') epoch += 1;
    if (found === 'away') for (const callback of [...callbacks]) callback();
    onChange(found);
  }

  function ask(): void {
    const wasOpen = kept !== undefined;
    const line = kept ?? openLine(connection);
    kept = undefined;
    const attempt = { line, age: 0, wasOpen };
    attempts.add(attempt);
    examine(line.client, { isNew: !wasOpen, needsRoom: fault === 'full' }).then(
      (found) => answered(attempt, found),
      (error: unknown) => failed(attempt, error),
    );
  }

  function answered(attempt: Attempt, found: FaultKind | undefined): void {
    if (!attempts.delete(attempt)) return;
    sinceAnswer = 0;
    giveUpAll();
    // Uses a new connection each time, because by then the address may lead to the primary.
    if (found === 'read-only') cut(attempt.line);
    else kept = attempt.line;
    settle(found);
  }

  function failed(attempt: Attempt, error: unknown): void {
    cut(attempt.line);
    if (!attempts.delete(attempt)) return;
    const kind = faultKindOf(error);
    if (kind === 'full' || kind === 'read-only') settle(kind);
    else if (error instanceof Error && 'code' in error && error.code === FULL_HOUSE) sinceAnswer = 0;
    // Only this open connection may have been cut.
    else if (attempt.wasOpen) ask();
    else if (attempts.size === 0) settle('away');
  }

  function giveUpAll(): void {
    for (const { line } of attempts) cut(line);
    attempts.clear();
  }

  function tick(): void {
    sinceAnswer += 1;
    for (const attempt of attempts) {
      attempt.age += 1;
      if (attempt.age < GIVE_UP_AFTER) continue;
      attempts.delete(attempt);
      cut(attempt.line);
    }
    const ages = [...attempts].map(({ age }) => age);
    const oldest = Math.max(0, ...ages);
    if (oldest >= AWAY_AFTER) settle('away');
    const isDue =
      ages.length === 0
        ? sinceAnswer >= ASK_AGAIN_AFTER
        : oldest >= TRY_ANOTHER_AFTER && Math.min(...ages) >= TRY_ANOTHER_EVERY;
    if (isDue) ask();
  }

  const ticking = setInterval(tick, tickMs);
  ticking.unref();
  return {
    get fault() {
      return fault;
    },
    get epoch() {
      return epoch;
    },
    report(kind) {
      if (isStopped) return;
      // One broken connection says little about the others.
      if (kind === 'away') sinceAnswer = Math.max(sinceAnswer, ASK_AGAIN_AFTER);
      else settle(kind);
    },
    onAway(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    async stop() {
      isStopped = true;
      clearInterval(ticking);
      giveUpAll();
      await kept?.client.end();
    },
  };
}

function openLine(connection: pg.PoolConfig): Line {
  const sockets: Socket[] = [];
  const client = newClient({
    ...connection,
    application_name: 'gulmohar watch',
    stream: () => {
      const socket = new Socket();
      sockets.push(socket);
      return socket;
    },
  });
  // A broken connection fails its next query.
  client.on('error', () => undefined);
  return { client, sockets };
}

function cut({ sockets }: Line): void {
  for (const socket of sockets) socket.destroy();
}

async function examine(
  client: pg.Client,
  { isNew, needsRoom }: { isNew: boolean; needsRoom: boolean },
): Promise<FaultKind | undefined> {
  if (isNew) await client.connect();
  const { rows } = await client.query<{ isReadOnly: boolean }>(ASK);
  if (rows[0]?.isReadOnly) return 'read-only';
  if (needsRoom) await client.query(ASK_FOR_ROOM);
  return undefined;
}
