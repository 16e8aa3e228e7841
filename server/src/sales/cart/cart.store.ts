import { MAX_CART_LINES, MAX_QUANTITY_PER_LINE } from '@gulmohar/contract/shop/shop-rules.ts';
import { sql } from 'kysely';
import { isPublished } from '../../catalogue/product/published.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { CartLine, MergedLine } from './cart.rules.ts';

export async function findLines(
  db: Database,
  userId: string,
): Promise<(CartLine & { variant_id: number })[]> {
  return db
    .selectFrom('cart_line')
    .innerJoin('variant', 'variant.id', 'cart_line.variant_id')
    .where('cart_line.user_id', '=', userId)
    .orderBy('cart_line.position')
    .select(['cart_line.variant_id', 'variant.product_id', 'variant.size', 'cart_line.quantity'])
    .execute();
}

/**
 * A cart this close to its limit does not get a new line in the single statement, whose snapshot may miss a
 * line added concurrently. Its lines are counted under the lock instead.
 */
const LINES_TO_SPARE = 10;

const available = sql<number>`least(variant.on_hand - variant.reserved, ${sql.lit(MAX_QUANTITY_PER_LINE)})`;

/**
 * Adds one unit in a single statement if nothing prevents it, which is the usual case. Other cases are left
 * to code that finds out the reason: a cart being changed by another call, a nearly full cart, and anything
 * to be rejected. Written as SQL because this is the most frequent change of all, and building it with Kysely
 * took a tenth of the whole call.
 * @returns the whole cart, or undefined when nothing was added
 */
export async function addUnlessRejected(
  db: Database,
  userId: string,
  { itemId, size }: { itemId: string; size: string | null },
): Promise<CartLine[] | undefined> {
  const { rows } = await sql<CartLine>`
    with shopper as (
      select id from users where id = ${userId} for no key update skip locked
    ), kept as (
      select variant_id, quantity, position from cart_line where user_id = ${userId}
    ), added as (
      insert into cart_line (user_id, variant_id, quantity)
      select shopper.id, variant.id, 1
      from shopper, variant join product on product.id = variant.product_id
      where product.id = ${itemId} and ${isPublished} and (not product.has_size or variant.size = ${size})
        and ${available} > 0
        and (exists (select from kept where kept.variant_id = variant.id)
          or (select count(*) from kept) < ${sql.lit(MAX_CART_LINES - LINES_TO_SPARE)})
      on conflict (user_id, variant_id) do update set quantity = cart_line.quantity + 1
        -- Of the line as it is now, however many clicks came at once.
        where cart_line.quantity < (select ${available} from variant where variant.id = cart_line.variant_id)
      returning variant_id, quantity, position
    ), line as (
      select variant_id, quantity, position from added
      union all
      select variant_id, quantity, position from kept
      where exists (select from added) and variant_id not in (select variant_id from added)
    )
    select variant.product_id, variant.size, line.quantity
    from line join variant on variant.id = line.variant_id
    order by line.position`.execute(db);
  return rows.length > 0 ? rows : undefined;
}

/**
 * Serialises changes to one cart, from however many windows they come.
 * @throws ShopError UNAUTHENTICATED when the account was deleted in the meantime
 */
export async function lockCart(trx: Transaction, userId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .select('id')
    .executeTakeFirstOrThrow(() => new ShopError('UNAUTHENTICATED', 'Please login to continue'));
}

/** Sets the quantities of these lines; new lines are added at the end. */
export async function putLines(
  trx: Transaction,
  userId: string,
  lines: readonly MergedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto('cart_line')
    .values(lines.map((line) => ({ user_id: userId, ...line })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'variant_id'])
        .doUpdateSet((line) => ({ quantity: line.ref('excluded.quantity') })),
    )
    .execute();
}

/** Deletes a line, even of a withdrawn product. */
export async function deleteLine(
  trx: Transaction,
  userId: string,
  productId: string,
  size: string | null,
): Promise<void> {
  await trx
    .deleteFrom('cart_line')
    .using('variant')
    .whereRef('variant.id', '=', 'cart_line.variant_id')
    .where('cart_line.user_id', '=', userId)
    .where('variant.product_id', '=', productId)
    .where((line) => line.or([line('variant.size', 'is', null), line('variant.size', '=', size ?? '')]))
    .execute();
}
