import { sql } from 'kysely';
import type { ReadDatabase } from './reads.ts';

/** Bytes of the write-ahead log since the cluster was created. */
export type WalPosition = bigint;

const PAGE_BYTES = 8_192n;
/**
 * A position right after a page header means the start of the page, which is what a standby that has
 * everything reports.
 */
const PAGE_HEADERS: readonly bigint[] = [24n, 40n];

/**
 * The primary's current write position. Includes everything committed before this call, even with
 * `synchronous_commit = off`.
 * @returns undefined from a server that is itself a standby
 */
export async function primaryPosition(db: ReadDatabase): Promise<WalPosition | undefined> {
  const { rows } = await sql<{ position: string | null }>`
    select case when not pg_is_in_recovery() then pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text end as position`.execute(
    db,
  );
  if (!rows[0]?.position) return undefined;
  const position = BigInt(rows[0].position);
  const inPage = position % PAGE_BYTES;
  return PAGE_HEADERS.includes(inPage) ? position - inPage : position;
}

/** The position up to which a standby has replayed. @returns undefined from a server that is not a standby */
export async function replayedPosition(db: ReadDatabase): Promise<WalPosition | undefined> {
  const { rows } = await sql<{ position: string | null }>`
    select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as position`.execute(
    db,
  );
  return rows[0]?.position ? BigInt(rows[0].position) : undefined;
}
