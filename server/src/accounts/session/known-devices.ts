import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { deviceName } from './device-name.ts';

/** A device that has not been used for this long counts as new again. */
const FORGOTTEN_AFTER_DAYS = 365;

export type Device = { deviceId: string | undefined; userAgent: string };

/**
 * Records that an account is used on a device, and mails its owner when the device is new. An account's first
 * device, usually the one it was created on, is not reported.
 */
export async function noteDevice(trx: Transaction, userId: string, device: Device): Promise<void> {
  const name = deviceName(device.userAgent);
  const existing = await trx
    .selectFrom('known_device')
    .where('user_id', '=', userId)
    .select('device_hash')
    .execute();
  const hash = hashOf(userId, device.deviceId ?? '', name);
  await trx
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: hash })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: sql<Date>`now()` }),
    )
    .execute();
  if (existing.length === 0 || existing.some(({ device_hash }) => device_hash.equals(hash))) return;
  const at = new Date().toISOString();
  await enqueue(trx, 'send-new-sign-in', { userId, at, device: name, signInId: uuid() });
}

export async function purgeOldDevices(db: Database): Promise<void> {
  await db
    .deleteFrom('known_device')
    .where('last_used_at', '<', sql<Date>`now() - ${FORGOTTEN_AFTER_DAYS} * interval '1 day'`)
    .execute();
}

function hashOf(userId: string, deviceId: string, name: string): Buffer {
  return createHash('sha256').update(`${userId}\n${deviceId}\n${name}`).digest();
}
