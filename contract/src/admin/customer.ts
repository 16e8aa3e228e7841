import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { mobile } from '../values/address.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';
import { text } from '../values/text-field.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const CUSTOMERS_PAGE = 50;

export const customerRow = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  joinedAt: z.iso.datetime(),
  orders: z.int(),
  /** Paise, net of refunds. */
  spent: z.int(),
  isBlocked: z.boolean(),
});
export type CustomerRow = z.infer<typeof customerRow>;

export const listCustomers = staffEndpoint({
  method: 'GET',
  path: '/admin/customer/list',
  summary: 'Shoppers with an account, newest first, or those that match a search',
  permission: 'customers.read',
  query: z.object({
    q: z.string().trim().max(100).optional(),
    after: z.uuid().optional(),
  }),
  body: nothing,
  reply: success({ customers: z.array(customerRow), nextAfter: z.uuid().nullable() }),
});

/** What the shop that they were imported from knew of them. */
const earlierShop = z.object({
  /** The file and line that say so. */
  source: z.string(),
  tags: z.array(z.string()),
  note: z.string(),
  orders: z.int(),
  /** Paise. */
  spent: z.int(),
  hasPassword: z.boolean(),
  invitedAt: z.iso.datetime().nullable(),
});
export type EarlierShop = z.output<typeof earlierShop>;

export const getCustomer = staffEndpoint({
  method: 'GET',
  path: '/admin/customer/detail',
  summary: 'One shopper; their orders are in the list of orders',
  permission: 'customers.read',
  query: z.object({ userId: z.uuid() }),
  body: nothing,
  reply: success({
    customer: customerRow.extend({
      isEmailConfirmed: z.boolean(),
      blockReason: z.string().nullable(),
      earlierShop: earlierShop.nullable(),
    }),
  }),
});

const contacts = {
  email: email({ missing: 'Please enter an email address', invalid: INVALID_EMAIL }),
  phone: mobile.optional(),
};

export const blockCustomer = staffEndpoint({
  method: 'POST',
  path: '/admin/customer/block',
  summary: 'Blocks signing in and ordering with this address or phone number; ends open sessions',
  permission: 'customers.block',
  query: nothing,
  body: z.object({
    ...contacts,
    reason: text(500, 'Please say why'),
  }),
  reply: success({}),
});

export const unblockCustomer = staffEndpoint({
  method: 'POST',
  path: '/admin/customer/unblock',
  summary: 'Allows signing in and ordering again',
  permission: 'customers.block',
  query: nothing,
  body: z.object(contacts),
  reply: success({}),
});

export const exportCustomer = staffEndpoint({
  method: 'POST',
  path: '/admin/customer/export',
  summary: 'All data stored about a shopper, as a file for them',
  permission: 'customers.privacy',
  query: nothing,
  body: z.object({ userId: z.uuid() }),
  reply: success({ data: z.record(z.string(), z.unknown()) }),
});

export const eraseCustomer = staffEndpoint({
  method: 'POST',
  path: '/admin/customer/erase',
  summary: 'Deletes an account and its data; orders are kept for the records, without a name',
  permission: 'customers.privacy',
  query: nothing,
  body: z.object({
    userId: z.uuid(),
    /** Typed again, so that nobody is erased by accident. */
    email: contacts.email,
  }),
  reply: success({}),
});
