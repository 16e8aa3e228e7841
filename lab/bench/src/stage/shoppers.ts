import { createSessions } from '@gulmohar/server/src/accounts/session/sessions.ts';
import { readEnvironment } from '@gulmohar/server/src/platform/config/env.ts';
import { openDatabase, openPool } from '@gulmohar/server/src/platform/database/connection.ts';
import { Secrets } from '@gulmohar/server/src/platform/secrets/secrets.ts';
import type pg from 'pg';
import type { DatabaseServer } from './database.ts';
import { MASTER_KEY } from './master-key.ts';

const NOBODY_SIGNS_IN_WITH_THIS = 'none';

/** Adds shoppers whose ids end in their numbers, starting at 1. */
export async function insertShoppers(db: pg.Client, count: number): Promise<void> {
  await db.query(
    `insert into users (id, email, email_confirmed_at, password_hash, name, address, preferences)
     select shopper_id(n), 'shopper-' || n || '@shopper.example', now(), $1, 'Kavya Nair', '{}', '{}'
     from generate_series(1, ${count}) as n`,
    [NOBODY_SIGNS_IN_WITH_THIS],
  );
}

/** Creates `shopper_id(n)` for statements that write rows of many shoppers. */
export async function createShopperId(db: pg.Client): Promise<void> {
  await db.query(`create or replace function shopper_id(n bigint) returns uuid language sql immutable
    return ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`);
}

/** Returns session tokens of these shoppers, as stored by their browsers. */
export async function signIn(database: DatabaseServer, shoppers: readonly number[]): Promise<string[]> {
  const pool = openPool(database, 2, console.error);
  const db = openDatabase(pool);
  const secrets = await Secrets.open(db, readEnvironment({ MASTER_KEY }));
  const sessions = createSessions(db, secrets);
  const tokens: string[] = [];
  for (const shopper of shoppers) tokens.push(await sessions.open(db, shopperId(shopper)));
  await pool.end();
  return tokens;
}

function shopperId(n: number): string {
  return `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}
