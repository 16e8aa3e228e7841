import { orderSorts, paymentFilters, SEARCH_MIN_LENGTH } from '@gulmohar/contract/admin/order.ts';
import { type OrderDimension, orderDimensions } from '@gulmohar/contract/admin/order-dimension.ts';
import { orderStatus } from '@gulmohar/contract/fulfilment/order.ts';
import { daysOf } from '../list/day-presets.ts';
import type { OrderFilter } from './orders.queries.ts';

/** The value of the parameter `state` for orders in any state. */
export const ANY_STATE = 'all';
const USUAL_STATE = 'Order Placed';

/**
 * Reads the filter from an address and ignores unknown values.
 * A search covers all states, because staff looking for an order may not know its state.
 */
export function orderFilterOf(search: URLSearchParams, now: Date): OrderFilter & { isTooShort: boolean } {
  const q = search.get('q')?.trim() ?? '';
  const state = search.get('state') ?? USUAL_STATE;
  const isAnyState = q !== '' || state === ANY_STATE;
  const status = isAnyState ? undefined : orderStatus.catch(USUAL_STATE).parse(state);
  const payment = paymentFilters.find((one) => one === search.get('payment'));
  const packed = search.get('packed');
  return {
    ...(q && { q }),
    status,
    payment,
    // Orders to be confirmed are not to be packed, unless they are asked for.
    confirmed: status === USUAL_STATE && payment !== 'to-confirm' ? 'yes' : undefined,
    packed: status === 'Packing' && (packed === 'yes' || packed === 'no') ? packed : undefined,
    returns: search.get('returns') === 'open' ? 'open' : undefined,
    ...dimensionOf(search),
    arrived: search.get('arrived') === 'yes' ? 'yes' : undefined,
    sort: orderSorts.find((one) => one === search.get('sort')),
    ...daysOf(search, now),
    isTooShort: q !== '' && q.length < SEARCH_MIN_LENGTH,
  };
}

/** Reads of which product, size, coupon, … the orders are to be; figures lead to them. */
export function dimensionOf(search: URLSearchParams): { by: OrderDimension; key: string } | undefined {
  const by = orderDimensions.find((one) => one === search.get('by'));
  const key = search.get('key');
  return by && key !== null ? { by, key } : undefined;
}
