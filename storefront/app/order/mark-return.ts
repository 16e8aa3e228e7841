import type { OrderedItem } from '@gulmohar/contract/fulfilment/order.ts';

/** The return that was just requested. */
export type RequestedReturn = { itemId: string; quantity: number; exchangeSize: string | null };

/** Returns the items updated with the request, without fetching them again. */
export function markReturn(
  items: readonly OrderedItem[],
  { itemId, quantity, exchangeSize }: RequestedReturn,
): OrderedItem[] {
  return items.map((item) =>
    item._id === itemId
      ? {
          ...item,
          isReturnRequested: true,
          returnStatus: 'Return Requested',
          returnQuantity: quantity,
          returnableQuantity: item.returnableQuantity - quantity,
          exchange: exchangeSize === null ? null : { size: exchangeSize, orderId: null },
        }
      : item,
  );
}
