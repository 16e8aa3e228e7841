import { sql } from 'kysely';
import { isPublished } from '../../catalogue/product/published.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { UserJson, UserRow } from './user-row.ts';

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').where('id', '=', id).selectAll().$narrowType<UserJson>().executeTakeFirst();
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .where('email', '=', email)
    .selectAll()
    .$narrowType<UserJson>()
    .executeTakeFirst();
}

/**
 * Serialises changes to one account. @throws ShopError UNAUTHENTICATED when it was deleted in the meantime
 */
export async function lockUser(trx: Transaction, id: string): Promise<UserRow> {
  return trx
    .selectFrom('users')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .selectAll()
    .$narrowType<UserJson>()
    .executeTakeFirstOrThrow(() => new ShopError('UNAUTHENTICATED', 'Please login to continue'));
}

export async function setPassword(trx: Transaction, id: string, passwordHash: string): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export async function readStats(db: Database, userId: string) {
  return db
    .selectNoFrom((from) => [
      from
        .selectFrom('orders')
        .where('user_id', '=', userId)
        .select((order) => order.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('orders'),
      sql<number>`(
        select coalesce(sum(payment.amount - coalesce(gone.amount, 0)), 0)::bigint
        from orders
        join payment on payment.order_id = orders.id
        left join (select payment_id, sum(amount) as amount from refund where status <> 'failed' group by 1) as gone
          on gone.payment_id = payment.id
        where orders.user_id = ${userId})`.as('spent'),
      from
        .selectFrom('wishlist_item')
        .innerJoin('product', 'product.id', 'wishlist_item.product_id')
        .where('user_id', '=', userId)
        .where(isPublished)
        .select((item) => item.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('wishlist_items'),
    ])
    .executeTakeFirstOrThrow();
}

export async function findAvatarKey(db: Database, userId: string): Promise<string | undefined> {
  const found = await db.selectFrom('avatar').where('user_id', '=', userId).select('key').executeTakeFirst();
  return found?.key;
}
