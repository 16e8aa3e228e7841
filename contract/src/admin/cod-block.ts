import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { mobile } from '../values/address.ts';
import { text } from '../values/text-field.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const MAX_COD_BLOCK_DAYS = 730;

/** The phone number itself is not stored. */
export const codBlock = z.object({
  blockId: z.uuid(),
  userId: z.uuid().nullable(),
  customer: z.string().nullable(),
  reason: z.string(),
  until: z.iso.datetime(),
  staffName: z.string(),
  at: z.iso.datetime(),
  contested: z.object({ at: z.iso.datetime(), note: z.string() }).nullable(),
});
export type CodBlock = z.output<typeof codBlock>;

export const listCodBlocks = staffEndpoint({
  method: 'GET',
  path: '/admin/customer/cod-blocks',
  summary: 'Buyers who cannot pay cash on delivery, the latest first; only one customer’s if given',
  permission: 'customers.read',
  query: z.object({ userId: z.uuid().optional() }),
  body: nothing,
  reply: success({ blocks: z.array(codBlock) }),
});

export const blockCod = staffEndpoint({
  method: 'POST',
  path: '/admin/customer/block-cod',
  summary:
    'Blocks a customer or phone number from cash on delivery until a given day; the buyer is not told why',
  permission: 'customers.block',
  query: nothing,
  body: z
    .object({
      userId: z.uuid().optional(),
      phone: mobile.optional(),
      reason: text(500, 'Please say why'),
      days: z
        .int('Please enter a number of days')
        .min(1, 'At least 1 day')
        .max(MAX_COD_BLOCK_DAYS, `At most ${MAX_COD_BLOCK_DAYS} days`),
    })
    .refine(({ userId, phone }) => userId || phone, {
      path: ['phone'],
      message: 'Please enter a phone number',
    }),
  reply: success({}),
});

export const contestCodBlock = staffEndpoint({
  method: 'POST',
  path: '/admin/customer/contest-cod-block',
  summary: 'Records a buyer’s objection; the restriction stays until it is lifted',
  permission: 'customers.read',
  query: nothing,
  body: z.object({ blockId: z.uuid(), note: text(500, 'Please enter what they say') }),
  reply: success({}),
});

export const liftCodBlock = staffEndpoint({
  method: 'POST',
  path: '/admin/customer/lift-cod-block',
  summary: 'Lifts the restriction before its last day',
  permission: 'customers.block',
  query: nothing,
  body: z.object({ blockId: z.uuid(), note: text(500, 'Please say why') }),
  reply: success({}),
});
