import type { ChangeAuthor } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';

export type CustomerUndo = { userId: string; isNew: boolean /** By the import. */; isSubscribed: boolean };

/** Deletes an account that nobody has used yet and that has no store credit; of one that was here before, what the import added. */
export async function undoCustomer(
  trx: Transaction,
  _actor: ChangeAuthor,
  { userId, isNew, isSubscribed }: CustomerUndo,
): Promise<void> {
  if (!isNew) {
    await trx.deleteFrom('imported_customer').where('user_id', '=', userId).execute();
    return;
  }
  const user = await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select((from) => [
      'email',
      'password_hash',
      from
        .or([
          from.exists(from.selectFrom('orders').where('user_id', '=', userId).select('id')),
          from.exists(
            from
              .selectFrom('credit_account')
              .where('user_id', '=', userId)
              .where('balance', '>', 0)
              .select('id'),
          ),
        ])
        .as('isUsed'),
    ])
    .forUpdate()
    .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'The account is gone.'));
  if (user.password_hash !== null || user.isUsed)
    throw new ShopError('STEP_NOT_POSSIBLE', 'This customer has used the account since, so it stays.');
  if (isSubscribed)
    await trx
      .deleteFrom('newsletter_subscriber')
      .where('email', '=', user.email)
      .where('status', '=', 'subscribed')
      .execute();
  await trx.deleteFrom('users').where('id', '=', userId).execute();
}
