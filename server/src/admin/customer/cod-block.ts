import type { blockCod as endpoint } from '@gulmohar/contract/admin/cod-block.ts';
import { mobile } from '@gulmohar/contract/values/address.ts';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { PhoneHash } from '../../platform/secrets/phone-hash.ts';
import { lockCodBlock } from '../../sales/cod/cod-blocks.ts';
import type { Staff } from '../session/staff.ts';

const DAY_MS = 86_400_000;

/**
 * Blocks a customer (and the number of their profile), or only a phone number, from cash on delivery. The log
 * names the account but not the number.
 * @throws ShopError NOT_FOUND for an unknown customer
 */
export async function blockCod(
  db: Database,
  staff: Staff,
  hashPhone: PhoneHash,
  { userId, phone, reason, days }: z.output<typeof endpoint.body>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const profilePhone = userId && (await phoneOf(trx, userId));
    const number = phone ?? profilePhone;
    const id = uuid();
    const until = new Date(Date.now() + days * DAY_MS);
    await trx
      .insertInto('cod_bar')
      .values({
        id,
        user_id: userId ?? null,
        phone_hash: number ? hashPhone(number) : null,
        reason,
        until,
        staff_name: staff.name,
      })
      .execute();
    await recordChange(trx, staff, {
      action: 'customer.bar-from-cash',
      subject: userId ?? 'a guest',
      before: null,
      after: { until: until.toISOString(), reason },
    });
  });
}

/** @returns undefined when the profile has no valid Indian mobile number */
async function phoneOf(trx: Transaction, userId: string): Promise<string | undefined> {
  const user = await trx.selectFrom('users').where('id', '=', userId).select('phone').executeTakeFirst();
  if (!user) throw new ShopError('NOT_FOUND', 'There is no such customer');
  return mobile.safeParse(user.phone).data;
}

type Note = { blockId: string; note: string };

/** Records a buyer's objection to the block. @throws ShopError NOT_FOUND once it has ended */
export async function contestCodBlock(db: Database, staff: Staff, note: Note): Promise<void> {
  await change(db, staff, 'customer.contest-cash-bar', note, {
    contested_at: new Date(),
    contest_note: note.note,
  });
}

/** Lets the buyer pay in cash again. @throws ShopError NOT_FOUND once the block has ended */
export async function liftCodBlock(db: Database, staff: Staff, note: Note): Promise<void> {
  await change(db, staff, 'customer.lift-cash-bar', note, { lifted_at: new Date(), lift_note: note.note });
}

async function change(
  db: Database,
  staff: Staff,
  action: 'customer.contest-cash-bar' | 'customer.lift-cash-bar',
  { blockId, note }: Note,
  columns: { contested_at: Date; contest_note: string } | { lifted_at: Date; lift_note: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const block = await lockCodBlock(trx, blockId);
    if (!block) throw new ShopError('NOT_FOUND', 'This restriction has already ended');
    await trx.updateTable('cod_bar').set(columns).where('id', '=', blockId).execute();
    const subject = block.user_id ?? 'a guest';
    await recordChange(trx, staff, { action, subject, before: null, after: { note } });
  });
}
