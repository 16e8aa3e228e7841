import { orderSorts, paymentFilters, SEARCH_MIN_LENGTH } from '@gulmohar/contract/admin/order.ts';
import { orderStatus } from '@gulmohar/contract/fulfilment/order.ts';
import { daysOf } from '../list/day-presets.ts';
import type { OrderFilter } from './orders.queries.ts';

/** Of the parameter `state`: orders in any state. */
export const ANY_STATE = 'all';
const USUAL_STATE = 'Order Placed';

/**
 * The filter of an address; what no filter knows is ignored.
 * A search covers all states, since whoever looks for somebody does not know how far the order is.
 */
export function orderFilterOf(search: URLSearchParams, now: Date): OrderFilter & { isTooShort: boolean } {
  const q = search.get('q')?.trim() ?? '';
  const state = search.get('state') ?? USUAL_STATE;
  const isAnyState = q !== '' || state === ANY_STATE;
  return {
    ...(q && { q }),
    status: isAnyState ? undefined : orderStatus.catch(USUAL_STATE).parse(state),
    payment: paymentFilters.find((one) => one === search.get('payment')),
    returns: search.get('returns') === 'open' ? 'open' : undefined,
    sort: orderSorts.find((one) => one === search.get('sort')),
    ...daysOf(search, now),
    isTooShort: q !== '' && q.length < SEARCH_MIN_LENGTH,
  };
}
