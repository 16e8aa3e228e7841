import { MAX_CART_LINES, MAX_QUANTITY_PER_LINE } from '@gulmohar/contract/shop/shop-rules.ts';
import { sql } from 'kysely';
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

/** Adds one more piece where nothing stands against it. @returns the whole cart, or undefined when nothing was added */
export async function addUnlessRejected(
  db: Database,
  userId: string,
  item: { itemId: string; size: string | null },
): Promise<CartLine[] | undefined> {
  const { rows } = await sql<{ lines: CartLine[] | null }>`
    select add_piece(${userId}, ${item.itemId}, ${item.size}, ${MAX_QUANTITY_PER_LINE}, ${MAX_CART_LINES}) as lines`.execute(
    db,
  );
  return rows[0]?.lines ?? undefined;
}

/**
 * Makes changes of one cart follow each other, from however many windows they come.
 * @throws ShopError UNAUTHENTICATED when the account is gone by now
 */
export async function lockCart(trx: Transaction, userId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .select('id')
    .executeTakeFirstOrThrow(() => new ShopError('UNAUTHENTICATED', 'Please login to continue'));
}

/** Sets the quantities of these lines; a new line goes to the end. */
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

/** Works for withdrawn products too. */
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
