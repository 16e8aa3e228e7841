import { ApiError } from '@gulmohar/contract/api/client.ts';
import { refreshOrders } from './orders.queries.ts';

/** Waits for a change of an order. If somebody else has changed it meanwhile, its new state is shown. */
export async function changeOrder<Reply>(change: Promise<Reply>): Promise<Reply> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE') await refreshOrders();
    throw error;
  }
}
