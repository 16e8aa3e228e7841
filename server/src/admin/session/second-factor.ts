import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES, type secondFactorState } from '@gulmohar/contract/admin/session.ts';
import type { Selectable } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { z } from 'zod';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Staff } from '../../platform/database/tables.ts';
import { type ShopError, wrongField } from '../../platform/http/shop-error.ts';
import type { Staff as SignedInStaff } from './staff.ts';

const STEP_SECONDS = 30;
/** Accepts one time step to either side, because phones' clocks differ. */
const STEPS_TOLERATED = 1;
const SECRET_BYTES = 20;
/** 48 bits: cannot be guessed within the rate limits. */
const RECOVERY_CODE_BYTES = 6;

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * Returns an `otpauth://totp/…` URL for authenticator apps (RFC 6238 with the usual SHA-1, 6 digits, 30 s).
 */
export function secretAddress(secret: string, shopName: string, email: string): string {
  return totpOf(secret, shopName, email).toString();
}

/** @returns the time step that the code belongs to; undefined for a wrong code or one that was used before */
export function codeStep(secret: string, code: string, lastStep: number, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, window: STEPS_TOLERATED, timestamp: now.getTime() });
  if (delta === null) return undefined;
  const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
  return step > lastStep ? step : undefined;
}

function totpOf(secret: string, issuer?: string, label?: string): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    ...(issuer && { issuer }),
    ...(label && { label }),
  });
}

/** Whether it is a code of an authenticator app rather than a recovery code. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/**
 * Accepts a code of the app, or uses up a recovery code. Of several concurrent calls with the same code, only
 * one succeeds.
 */
export async function takeCode(
  trx: Transaction,
  member: Selectable<Staff>,
  code: string,
  now: Date,
): Promise<boolean> {
  if (!member.totp_secret) return false;
  const step = isAppCode(code) ? codeStep(member.totp_secret, code, member.totp_last_step, now) : undefined;
  if (step === undefined) return takeRecoveryCode(trx, member.id, code);
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set({ totp_last_step: step })
    .where('id', '=', member.id)
    .where('totp_last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether `takeCode` would accept it now. */
export async function isCode(
  db: Database,
  member: Selectable<Staff>,
  code: string,
  now: Date,
): Promise<boolean> {
  const { id, totp_secret: secret, totp_last_step: lastStep } = member;
  if (!secret) return false;
  if (isAppCode(code) && codeStep(secret, code, lastStep, now) !== undefined) return true;
  const found = await db
    .selectFrom('staff_recovery_code')
    .where('staff_id', '=', id)
    .where('code_hash', '=', recoveryHash(code))
    .select('staff_id')
    .executeTakeFirst();
  return found !== undefined;
}

async function takeRecoveryCode(trx: Transaction, staffId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_recovery_code')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', recoveryHash(code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** @returns new single-use codes; earlier ones become void */
export async function replaceRecoveryCodes(trx: Transaction, staffId: string): Promise<string[]> {
  await forgetRecoveryCodes(trx, staffId);
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const hex = randomBytes(RECOVERY_CODE_BYTES).toString('hex');
    return `${hex.slice(0, 4)}-${hex.slice(4, 8)}-${hex.slice(8)}`;
  });
  await trx
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: recoveryHash(code) })))
    .execute();
  return codes;
}

/** Revokes all of a member's recovery codes. */
export async function forgetRecoveryCodes(db: Database, staffId: string): Promise<void> {
  await db.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
}

/** Hashes a code regardless of how it was typed. */
function recoveryHash(code: string): Buffer {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^0-9a-f]/g, ''))
    .digest();
}

export function wrongCode(): ShopError {
  return wrongField('code', 'This code is wrong');
}

/** Returns the state of the second factor in a session. @param isEnabled whether one is required */
export function secondFactorOf(
  { hasSecondFactor, gaveSecondFactor }: Pick<SignedInStaff, 'hasSecondFactor' | 'gaveSecondFactor'>,
  isEnabled: boolean,
): z.infer<typeof secondFactorState> {
  if (hasSecondFactor) return gaveSecondFactor ? 'on' : 'asked';
  return isEnabled ? 'needed' : 'off';
}
