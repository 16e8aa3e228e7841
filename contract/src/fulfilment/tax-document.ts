import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, notJson } from '../api/envelope.ts';

/** Which copy of a tax document it is, by its holder. */
export const documentCopies = ['recipient', 'transporter', 'supplier'] as const;
export type DocumentCopy = (typeof documentCopies)[number];

export const getInvoice = endpoint({
  method: 'GET',
  path: '/order/invoice',
  summary: 'The invoice of one of the shopper’s orders, as a PDF',
  shopper: 'required',
  produces: ['application/pdf'],
  query: z.object({ orderId: z.uuid() }),
  body: nothing,
  reply: notJson,
});
