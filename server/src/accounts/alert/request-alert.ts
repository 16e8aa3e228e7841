import { v7 as uuid } from 'uuid';
import { findVariants, pickVariant } from '../../catalogue/product/find-variants.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { maySendConfirmation } from '../../platform/mail/may-send-confirmation.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { isOwnEmail } from '../session/own-email.ts';
import { upsertAlert } from './alert.store.ts';

type Input = { productId: string; size: string | null; email: string };

/**
 * Requests an alert for a product, or for one size of it. An address that is not the shopper's own confirmed
 * one is first asked by mail.
 * @returns whether the address still has to be confirmed
 * @throws ShopError NOT_FOUND; INVALID_INPUT for a size that the product does not have
 */
export async function requestAlert(db: Database, input: Input, userId: string | undefined): Promise<boolean> {
  const variants = await findVariants(db, [input.productId]);
  const [product] = variants;
  if (!product) throw new ShopError('NOT_FOUND', 'Product not found');
  const size = product.has_size ? input.size : null;
  if (size && !pickVariant(variants, input.productId, size)) {
    throw wrongField('size', 'Please select a size');
  }
  const { isOwn, isConfirmed } = await isOwnEmail(db, userId, input.email);
  await db.transaction().execute(async (trx) => {
    const alert = { id: uuid(), product_id: input.productId, size, email: input.email };
    await upsertAlert(trx, { ...alert, user_id: isOwn && userId ? userId : null }, isConfirmed);
    // The product may have been restocked while the page was open.
    if (isConfirmed) return enqueue(trx, 'send-stock-alerts', { productId: input.productId });
    if (!(await maySendConfirmation(trx, 'stock-alerts', input.email))) return;
    await enqueue(trx, 'send-alert-confirmation', { email: input.email, requestId: uuid() });
  });
  return !isConfirmed;
}
