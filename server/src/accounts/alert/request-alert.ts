import { v7 as uuid } from 'uuid';
import { findVariants, pickVariant } from '../../catalogue/product/find-variants.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { mayAskToConfirm } from '../../platform/mail/may-ask-to-confirm.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { isOwnEmail } from '../user/own-email.ts';
import { upsertAlert } from './alert.store.ts';

type Wish = { productId: string; size: string | null; email: string };

/**
 * Notes that somebody waits for a product, or for one size of it. An address that is not the shopper's own and confirmed
 * is asked by mail first.
 * @returns whether the address still has to be confirmed
 * @throws ShopError NOT_FOUND; INVALID_INPUT for a size that the product does not have
 */
export async function requestAlert(db: Database, wish: Wish, userId: string | undefined): Promise<boolean> {
  const variants = await findVariants(db, [wish.productId]);
  const [product] = variants;
  if (!product) throw new ShopError('NOT_FOUND', 'Product not found');
  const size = product.has_size ? wish.size : null;
  if (size && !pickVariant(variants, wish.productId, size)) {
    throw wrongField('size', 'Please select a size');
  }
  const { isOwn, isConfirmed } = await isOwnEmail(db, userId, wish.email);
  await db.transaction().execute(async (trx) => {
    const alert = { id: uuid(), product_id: wish.productId, size, email: wish.email };
    await upsertAlert(trx, { ...alert, user_id: isOwn && userId ? userId : null }, isConfirmed);
    // The pieces may have come while the page was open.
    if (isConfirmed) return enqueue(trx, 'send-stock-alerts', { productId: wish.productId });
    if (!(await mayAskToConfirm(trx, 'stock-alerts', wish.email))) return;
    await enqueue(trx, 'send-alert-confirmation', { email: wish.email, requestId: uuid() });
  });
  return !isConfirmed;
}
