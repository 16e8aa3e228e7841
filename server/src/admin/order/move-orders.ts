import type { moveOrders as endpoint } from '@gulmohar/contract/admin/order-steps.ts';
import type { z } from 'zod';
import { moveOrder } from '../../fulfilment/change/move-order.ts';
import type { Seller } from '../../fulfilment/tax/tax-document.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

type Result = z.input<typeof endpoint.reply>['results'][number];

export async function moveOrders(
  db: Database,
  { to, orders }: z.output<typeof endpoint.body>,
  by: { staff: StaffActor; seller: Seller },
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { orderId, ...parcel } of orders) {
    const message = await refusalOf(() =>
      moveOrder(db, orderId, { to, actor: by.staff, seller: by.seller, ...parcel }),
    );
    results.push({ orderId, isMoved: message === '', message });
  }
  return results;
}

/** Returns what prevented the step, as a message; empty when nothing did. Rethrows unexpected errors. */
async function refusalOf(work: () => Promise<void>): Promise<string> {
  try {
    await work();
    return '';
  } catch (error) {
    if (error instanceof ShopError) return error.message;
    throw error;
  }
}
