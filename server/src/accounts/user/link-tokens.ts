import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { LinkPurpose } from '../../platform/database/tables.ts';
import { tokenHash } from '../../platform/secrets/token-hash.ts';

const TOKEN_BYTES = 32;

type Link = { user_id: string; email: string };

type NewLink = { purpose: LinkPurpose; userId: string; email: string; minutes: number };

/**
 * Creates the token of a mailed link: 256 random bits, of which only a hash is stored. Of several links to
 * reset a password, only the newest works.
 */
export async function createLinkToken(db: Database, link: NewLink): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  if (link.purpose === 'reset-password') await forgetResetLinks(db, link.userId);
  await db
    .insertInto('link_token')
    .values({
      token_hash: tokenHash(token),
      purpose: link.purpose,
      user_id: link.userId,
      email: link.email,
      expires_at: sql<Date>`now() + ${link.minutes} * interval '1 minute'`,
    })
    .execute();
  return token;
}

/** Finds a link without using it up. @returns undefined when it is wrong, used or expired */
export async function findLink(db: Database, purpose: LinkPurpose, token: string): Promise<Link | undefined> {
  return db
    .selectFrom('link_token')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['user_id', 'email'])
    .executeTakeFirst();
}

/**
 * Uses a link up. Of several concurrent calls, one succeeds. @returns undefined when it is wrong, used or
 * expired
 */
export async function takeLink(
  trx: Transaction,
  purpose: LinkPurpose,
  token: string,
): Promise<Link | undefined> {
  return trx
    .deleteFrom('link_token')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
}

/** Voids every link that was mailed to the user. */
export async function forgetLinks(trx: Transaction, userId: string): Promise<void> {
  await trx.deleteFrom('link_token').where('user_id', '=', userId).execute();
}

async function forgetResetLinks(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom('link_token')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset-password')
    .execute();
}

export async function purgeOldLinks(db: Database): Promise<void> {
  await db.deleteFrom('link_token').where('expires_at', '<', sql<Date>`now()`).execute();
}
