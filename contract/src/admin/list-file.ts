import type { z } from 'zod';
import { nothing, notJson } from '../api/envelope.ts';
import { adminOrderQuery } from './order.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** For a file that is sent while it is still being made: its rows, roughly, without the heading. */
export const ROWS_HEADER = 'x-rows';

const asCsv = { method: 'POST', produces: ['text/csv'], query: nothing, reply: notJson } as const;

export const exportOrders = staffEndpoint({
  ...asCsv,
  path: '/admin/order/list.csv',
  summary: 'The orders of a list with their buyers as CSV, oldest first; recorded in the audit log',
  permission: 'orders.export',
  body: adminOrderQuery.omit({ q: true, userId: true, sort: true, after: true }),
});
export type OrderExport = z.infer<typeof exportOrders.body>;

export const exportCustomers = staffEndpoint({
  ...asCsv,
  path: '/admin/customer/list.csv',
  summary: 'Shoppers with an account as CSV, newest first; recorded in the audit log',
  permission: 'customers.privacy',
  body: nothing,
});

export const exportGiftCards = staffEndpoint({
  ...asCsv,
  path: '/admin/gift-card/list.csv',
  summary: 'Gift cards with who bought and who gets them as CSV, newest first; recorded in the audit log',
  permission: 'customers.privacy',
  body: nothing,
});

export const exportAddresses = staffEndpoint({
  ...asCsv,
  path: '/admin/newsletter/list.csv',
  summary: 'Confirmed subscribers as CSV, streamed; recorded in the audit log',
  permission: 'marketing.read',
  body: nothing,
});
