import { randomBytes } from 'node:crypto';
import { SET_UP_LINK_MINUTES } from '@gulmohar/contract/admin/first-run.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';
import { saveInstallationValue } from '../../platform/database/installation.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { tokenHash } from '../../platform/secrets/token-hash.ts';

/** The row of `installation` with the hash of the link's token. */
const NAME = 'set-up-link';
const TOKEN_BYTES = 24;

/**
 * Replaces any earlier link.
 * @returns the link by which somebody becomes the owner; null for a shop that has one
 */
export async function giveSetUpLink(trx: Transaction, publicUrl: string): Promise<string | null> {
  if (await hasOwner(trx)) return null;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const value = `${hashOf(token)} ${new Date(Date.now() + SET_UP_LINK_MINUTES * 60_000).toISOString()}`;
  await saveInstallationValue(trx, NAME, value);
  // The browser does not send what follows the #, so no log has the token.
  return `${publicUrl}/admin/first-run#${token}`;
}

/** @throws ShopError INVALID_LINK for one that was used, replaced, has expired or is not needed any more */
export async function takeSetUpLink(trx: Transaction, token: string): Promise<void> {
  const link = await trx
    .deleteFrom('installation')
    .where('name', '=', NAME)
    .where(sql<string>`split_part(value, ' ', 1)`, '=', hashOf(token))
    .returning(sql<Date>`split_part(value, ' ', 2)::timestamptz`.as('until'))
    .executeTakeFirst();
  if (link && link.until > new Date() && !(await hasOwner(trx))) return;
  throw new ShopError(
    'INVALID_LINK',
    'This link was used already or has expired. Run npm run shop -- new for another one.',
  );
}

async function hasOwner(trx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from staff where role = 'owner' and is_active) as has`.execute(trx);
  return rows[0]?.has === true;
}

function hashOf(token: string): string {
  return tokenHash(token).toString('base64url');
}
