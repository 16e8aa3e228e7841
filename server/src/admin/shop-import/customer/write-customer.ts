import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { storedAddress } from '../../../accounts/user/user-row.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import type { SourceNote } from '../source/source-product.ts';
import type { Written } from '../unit/unit-kind.ts';
import type { SourceCustomer } from './source-customer.ts';
import type { CustomerUndo } from './undo-customer.ts';

type Given = { importId: string; file: string; customer: SourceCustomer };

/**
 * Opens an account without a password. Of an address that has one here, only tags, note and former orders are kept,
 * for the staff: everything else is as the shopper wants it.
 */
export async function writeCustomer(
  trx: Transaction,
  { importId, file, customer }: Given,
): Promise<Written<CustomerUndo>> {
  const notes: SourceNote[] = [...customer.notes];
  const note = (column: string, message: string) => notes.push({ line: customer.line, column, message });
  const existing = await trx
    .selectFrom('users')
    .where('email', '=', customer.email)
    .select('id')
    .executeTakeFirst();
  if (existing) note('Email', 'There is an account with this address: it stays as it is');
  else if (customer.phone !== '') await noteTwin(trx, customer.phone, note);
  const userId = existing?.id ?? (await insertUser(trx, customer));
  const isSubscribed = !existing && customer.wantsNewsletter && (await subscribe(trx, customer.email));
  if (!existing && customer.wantsNewsletter && !isSubscribed) await noteUnsubscribed(trx, userId, note);
  const isRemembered = await remember(trx, { userId, importId, file, customer, isNew: !existing });
  const undo = existing && !isRemembered ? [] : [{ userId, isNew: !existing, isSubscribed }];
  return { outcome: existing ? (isRemembered ? 'changed' : 'same') : 'new', notes, undo };
}

async function insertUser(trx: Transaction, customer: SourceCustomer): Promise<string> {
  const id = uuid();
  const preferences = {
    newsletter: customer.wantsNewsletter,
    emailNotifications: true,
    smsUpdates: false,
    stockAlerts: true,
  };
  await trx
    .insertInto('users')
    .values({
      id,
      email: customer.email,
      password_hash: null,
      name: customer.name,
      phone: customer.phone,
      address: JSON.stringify(storedAddress(customer.address)),
      preferences: JSON.stringify(preferences),
    })
    .execute();
  return id;
}

async function noteTwin(
  trx: Transaction,
  phone: string,
  note: (column: string, message: string) => void,
): Promise<void> {
  const twin = await trx.selectFrom('users').where('phone', '=', phone).select('email').executeTakeFirst();
  if (twin) note('Phone', `${twin.email} has this number, too`);
}

/** @returns false if the address was in the list already, whether it gets the newsletter or has ended it */
async function subscribe(trx: Transaction, email: string): Promise<boolean> {
  const added = await trx
    .insertInto('newsletter_subscriber')
    .values({ email, status: 'subscribed', confirmed_at: new Date() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('email')
    .executeTakeFirst();
  return added !== undefined;
}

/** What somebody chose here holds, rather than what the file says. */
async function noteUnsubscribed(
  trx: Transaction,
  userId: string,
  note: (column: string, message: string) => void,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ preferences: sql`preferences || '{"newsletter": false}'::jsonb` })
    .where('id', '=', userId)
    .where((from) =>
      from.not(
        from.exists(
          from
            .selectFrom('newsletter_subscriber as subscriber')
            .whereRef('subscriber.email', '=', 'users.email')
            .where('subscriber.status', '=', 'subscribed')
            .select('subscriber.email'),
        ),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n) note('Accepts Email Marketing', 'They chose otherwise here, so that holds');
}

type Remembered = Given & { userId: string; isNew: boolean };

async function remember(
  trx: Transaction,
  { userId, importId, file, customer, isNew }: Remembered,
): Promise<boolean> {
  const consent = customer.wantsNewsletter ? ', agreed to e-mails' : '';
  const added = await trx
    .insertInto('imported_customer')
    .values({
      user_id: userId,
      import_id: importId,
      source: `${file}, line ${customer.line}${consent}`,
      is_new: isNew,
      tags: customer.tags,
      note: customer.note,
      orders: customer.orders,
      spent: customer.spent,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined;
}
