import { orderSorts, paymentFilters, SEARCH_MIN_LENGTH } from '@gulmohar/contract/admin/order.ts';
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
