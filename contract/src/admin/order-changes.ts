import { z } from 'zod';
import { line } from '../accounts/profile.ts';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { address } from '../values/address.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';
import { MAX_SIZE_NAME } from '../values/size.ts';
import { text } from '../values/text-field.ts';
import { adminOrder, decidedOn } from './order.ts';
import { staffEndpoint } from './staff-endpoint.ts';

const reason = text(500, 'Please say why');

const ofLine = {
  orderId: z.uuid(),
  lineId: z.uuid(),
  /** Created by the browser for each change; repeating the same one changes nothing. */
  requestId: z.uuid(),
  reason,
  version: decidedOn,
};

export const removeOrderItem = staffEndpoint({
  method: 'POST',
  path: '/admin/order/take-out',
  summary:
    'Removes units from an order and refunds them: cancelled before shipping, or missing, even after delivery',
  permission: 'orders.refund',
  query: nothing,
  body: z.object({
    ...ofLine,
    /** `cancelled`: back on sale. `missing`: written off. */
    kind: z.enum(['cancelled', 'missing']),
    quantity: z.int('Please enter a number').min(1, 'At least 1').max(1_000),
  }),
  reply: success({ order: adminOrder }),
});

export const swapItem = staffEndpoint({
  method: 'POST',
  path: '/admin/order/swap',
  summary:
    'Swaps an item before it ships for another size, or for another product that costs the same or less',
  permission: 'orders.change',
  query: nothing,
  body: z.object({
    ...ofLine,
    productId,
    size: z.string().trim().min(1).max(MAX_SIZE_NAME).nullable(),
  }),
  reply: success({ order: adminOrder }),
});

export const changeAddress = staffEndpoint({
  method: 'POST',
  path: '/admin/order/address',
  summary: 'Changes the delivery address of an order, as long as none of it is labelled or shipped',
  permission: 'orders.answer',
  query: nothing,
  body: address.omit({ email: true }).extend({ orderId: z.uuid(), version: decidedOn }),
  reply: success({ order: adminOrder }),
});

export const changeEmail = staffEndpoint({
  method: 'POST',
  path: '/admin/order/email',
  summary: 'Corrects the e-mail address of an order’s buyer; further mails about it go there',
  permission: 'orders.answer',
  query: nothing,
  body: z.object({
    orderId: z.uuid(),
    email: email({ missing: 'Please enter an email address', invalid: INVALID_EMAIL }),
  }),
  reply: success({ order: adminOrder }),
});

export const keepReturnPickup = staffEndpoint({
  method: 'POST',
  path: '/admin/return/pickup',
  summary: 'Records the courier and day of an approved return’s pickup, and informs the buyer',
  permission: 'returns.answer',
  query: nothing,
  body: z.object({
    returnId: z.uuid(),
    courier: line(60).min(1, 'Please enter the courier'),
    trackingNumber: line(60),
    pickupOn: z.iso.date('Please enter a day, such as 2027-01-26'),
  }),
  reply: success({}),
});
