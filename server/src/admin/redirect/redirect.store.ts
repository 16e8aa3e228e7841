import { type MissingAddress, REDIRECT_PAGE, type Redirect } from '@gulmohar/contract/admin/redirect.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

const MOST_MISSING = 200;
const BATCH = 5_000;

type Listed = { q?: string | undefined; after?: string | undefined };

/** Newest first. */
export async function findRedirects(db: Database, { q, after }: Listed): Promise<Redirect[]> {
  let redirects = db
    .selectFrom('redirect')
    .orderBy('created_at', 'desc')
    .orderBy('from_path', 'desc')
    .limit(REDIRECT_PAGE)
    .selectAll();
  if (q) {
    const text = q.toLowerCase();
    redirects = redirects.where(
      sql<boolean>`(position(${text} in from_path) > 0 or position(${text} in lower(to_path)) > 0)`,
    );
  }
  if (after) {
    redirects = redirects.where(
      sql<boolean>`(created_at, from_path) < (select created_at, from_path from redirect where from_path = ${after})`,
    );
  }
  const rows = await redirects.execute();
  return rows.map((row) => ({
    from: row.from_path,
    to: row.to_path,
    origin: row.origin,
    hits: Number(row.hits),
    lastHitAt: row.last_hit_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }));
}

export async function findMissing(db: Database): Promise<MissingAddress[]> {
  const rows = await db
    .selectFrom('redirect_miss')
    .orderBy('count', 'desc')
    .orderBy('path')
    .limit(MOST_MISSING)
    .selectAll()
    .execute();
  return rows.map((row) => ({
    path: row.path,
    count: Number(row.count),
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
  }));
}

/** In the order of the old addresses. */
export async function* allRedirects(db: Database): AsyncIterable<[from: string, to: string]> {
  for (let after = '', isMore = true; isMore; ) {
    const batch = await db
      .selectFrom('redirect')
      .where('from_path', '>', after)
      .orderBy('from_path')
      .limit(BATCH)
      .select(['from_path', 'to_path'])
      .execute();
    for (const { from_path, to_path } of batch) yield [from_path, to_path];
    after = batch.at(-1)?.from_path ?? after;
    isMore = batch.length === BATCH;
  }
}
