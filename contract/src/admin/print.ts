import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { orderIds } from './order-documents.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const printKinds = ['invoice', 'packing-slip', 'label'] as const;
export type PrintKind = (typeof printKinds)[number];

export const papers = ['a4', '4x6'] as const;
export type Paper = (typeof papers)[number];
const paper = z.enum(papers, 'The paper must be a4 or 4x6').default('4x6');

const kinds = z
  .string()
  .meta({ examples: ['invoice,label'] })
  .transform((list) => [...new Set(list.split(','))])
  .pipe(z.array(z.enum(printKinds, 'Only invoices, packing slips and labels can be printed')).min(1));

export const printOrders = staffEndpoint({
  method: 'GET',
  path: '/admin/print/orders.pdf',
  summary: 'Invoices, packing slips and labels of orders as one PDF; omits what an order does not have yet',
  permission: 'orders.pack',
  produces: ['application/pdf'],
  query: z.object({
    orderIds,
    kinds,
    /** Paper size of packing slips and labels; invoices are A4. */
    paper,
    /** Chosen by the caller for querying the progress. */
    printId: z.uuid().optional(),
  }),
  body: nothing,
  reply: notJson,
});

export const printLabel = staffEndpoint({
  method: 'GET',
  path: '/admin/print/label.pdf',
  summary: 'The label of a parcel as a PDF',
  permission: 'orders.pack',
  produces: ['application/pdf'],
  query: z.object({ parcelId: z.uuid(), paper }),
  body: nothing,
  reply: notJson,
});

export const getPrintProgress = staffEndpoint({
  method: 'GET',
  path: '/admin/print/progress',
  summary: 'How many orders of a PDF that is being created are done',
  permission: 'orders.pack',
  query: z.object({ printId: z.uuid() }),
  body: nothing,
  reply: success({
    progress: z.object({ total: z.int(), done: z.int() }).nullable(),
  }),
});

export const countPrints = staffEndpoint({
  method: 'GET',
  path: '/admin/print/count',
  summary: 'How many documents of each kind there are to print for orders, and which orders have none yet',
  permission: 'orders.pack',
  query: z.object({ orderIds }),
  body: nothing,
  reply: success({
    counts: z.record(z.enum(printKinds), z.int()),
    /** Short ids. */
    withoutLabel: z.array(z.string()),
    withoutInvoice: z.array(z.string()),
  }),
});
