import type { copyOrderToDraft } from '@gulmohar/contract/admin/draft-lookup.ts';
import type { z } from 'zod';
import { sizePrice } from '../../catalogue/product/size-price.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

type Copy = Omit<z.input<typeof copyOrderToDraft.reply>, 'success'>;

/**
 * Returns the parts of an order that a new draft can start from, at today's prices; omits products no longer
 * on sale. @throws ShopError NOT_FOUND
 */
export async function copyOrder(db: Database, orderId: string): Promise<Copy> {
  const order = await db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['user_id', 'address'])
    .executeTakeFirst();
  if (!order) throw new ShopError('NOT_FOUND', 'Order not found');
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .leftJoin('variant', 'variant.id', 'order_line.variant_id')
    .where('order_id', '=', orderId)
    .where('quantity', '>', 0)
    .where(({ fn, ref }) => fn<boolean>('is_on_sale', [ref('product.published_at')]))
    .orderBy('order_line.position')
    .select([
      'product.id as productId',
      'product.name',
      'order_line.size',
      'order_line.picture',
      'order_line.quantity',
    ])
    .select(sizePrice.as('unitPrice'))
    .execute();
  const { firstName, lastName, email, phone, street, city, state, zipcode } = order.address;
  return {
    lines,
    buyer: { firstName, lastName, email, phone, street, city, state, zipcode },
    userId: order.user_id,
  };
}
