import { findDraftProducts } from '@gulmohar/contract/admin/draft-lookup.ts';
import {
  type AdminOrder,
  countAdminOrders,
  getAdminOrder,
  listAdminOrders,
} from '@gulmohar/contract/admin/order.ts';
import { getPackingSlips, getPickList } from '@gulmohar/contract/admin/order-documents.ts';
import { getBookingChoice } from '@gulmohar/contract/admin/shipment-calls.ts';
import type { orderStatus } from '@gulmohar/contract/fulfilment/order.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';

export type OrderStatus = z.infer<typeof orderStatus>;

export const ORDERS = 'orders';

export type OrderFilter = Omit<z.input<typeof listAdminOrders.query>, 'after'>;

export function orderListQuery(filter: OrderFilter) {
  return infiniteQueryOptions({
    queryKey: [ORDERS, 'list', filter],
    queryFn: ({ pageParam }) => adminApi(listAdminOrders, { query: { ...filter, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export const orderCountsQuery = queryOptions({
  queryKey: [ORDERS, 'counts'],
  queryFn: () => adminApi(countAdminOrders),
});

export function orderQuery(orderId: string) {
  return queryOptions({
    queryKey: [ORDERS, 'one', orderId],
    queryFn: () => adminApi(getAdminOrder, { query: { orderId } }),
    // Polls while a job is waiting for a courier's answer.
    refetchInterval: ({ state }) => (isBeingBooked(state.data?.order) ? 2_000 : false),
  });
}

export function bookingChoiceQuery(parcelId: string) {
  return queryOptions({
    queryKey: [ORDERS, 'booking', parcelId],
    queryFn: () => adminApi(getBookingChoice, { query: { parcelId } }),
  });
}

function isBeingBooked(order: AdminOrder | undefined): boolean {
  const requests = order?.parcels.flatMap(({ shipment }) => shipment?.requests ?? []) ?? [];
  return requests.some(({ state, fault }) => state === 'asked' && fault === null);
}

/** @param orderIds comma-separated, as in the address */
export function pickListQuery(orderIds: string) {
  return queryOptions({
    queryKey: ['pick-list', orderIds],
    queryFn: () => adminApi(getPickList, { query: { orderIds } }),
  });
}

/** @param orderIds comma-separated, as in the address */
export function packingSlipsQuery(orderIds: string) {
  return queryOptions({
    queryKey: ['packing-slips', orderIds],
    queryFn: () => adminApi(getPackingSlips, { query: { orderIds } }),
  });
}

export function productsOnSaleQuery(q: string) {
  return queryOptions({
    queryKey: [ORDERS, 'products', q],
    queryFn: () => adminApi(findDraftProducts, { query: { q } }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
}

/** Fetches all lists and orders, with their returns, again after a change to any order. */
export function refreshOrders(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [ORDERS] });
}
