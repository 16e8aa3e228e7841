import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { SETUP_CODE_HOURS } from '@gulmohar/contract/admin/second-factor.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';

/** 60 bits: cannot be guessed within the rate limits. */
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** No letters and digits that look alike; 32 of them, so that random bytes map to each equally often. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Gives a member the code needed to set up a second factor, replacing any earlier one.
 * @returns the code, to be shown once; only its hash is stored
 */
export async function giveSetupCode(trx: Transaction, staffId: string): Promise<string> {
  const code = randomCode();
  await trx
    .updateTable('staff')
    .set({
      setup_code_hash: hashOf(code),
      setup_code_until: sql<Date>`now() + ${SETUP_CODE_HOURS} * interval '1 hour'`,
    })
    .where('id', '=', staffId)
    .execute();
  return code;
}

type SetupCode = { setup_code_hash: Buffer | null; setup_code_until: Date | null };

/** Whether this is the member's code and has not expired, regardless of how it was typed. */
export function isSetupCode(
  { setup_code_hash: hash, setup_code_until: until }: SetupCode,
  code: string,
): boolean {
  return hash !== null && until !== null && until > new Date() && timingSafeEqual(hash, hashOf(code));
}

function randomCode(): string {
  const letters = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  const groups = Array.from({ length: GROUPS }, (_, index) =>
    letters.slice(index * GROUP_LENGTH, (index + 1) * GROUP_LENGTH).join(''),
  );
  return groups.join('-');
}

function hashOf(code: string): Buffer {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^0-9A-Z]/g, ''))
    .digest();
}
