import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { returnStatus } from '../fulfilment/order.ts';
import { orderItem } from '../sales/checkout.ts';
import { deliveryService } from '../sales/delivery-service.ts';
import { MAX_CART_LINES } from '../shop/shop-rules.ts';
import { address, mobile, pinCode } from '../values/address.ts';
import { NOT_RUPEES, paise } from '../values/amount.ts';
import { INVALID_EMAIL, MAX_EMAIL_LENGTH } from '../values/email.ts';
import { states } from '../values/states.ts';
import { text } from '../values/text-field.ts';
import { MAX_WHOLE_NUMBER, wholeNumber } from '../values/whole-number.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const DRAFTS_PAGE = 50;

const REASON = 'Please say why';

export const draftDiscount = z.object({
  /** Paise. */
  amount: z.int(NOT_RUPEES).min(1, NOT_RUPEES).max(MAX_WHOLE_NUMBER, 'That is too much'),
  /** For staff; the buyer only sees the amount. */
  reason: text(300, REASON),
});
export type DraftDiscount = z.output<typeof draftDiscount>;

/** `online`: by payment link. `cash`: on delivery. */
export const draftWay = z.enum(['online', 'cash']);
export type DraftWay = z.output<typeof draftWay>;

const items = z
  .array(orderItem.omit({ name: true, advisedSize: true }))
  .min(1, 'Please add an item')
  .max(MAX_CART_LINES, `At most ${MAX_CART_LINES} items`);

/** Whoever orders by phone may have no e-mail address; staff then pass on the payment link. */
export const draftBuyer = address.extend({
  email: z.union([z.string().trim().length(0), address.shape.email], { error: INVALID_EMAIL }),
});

export const draftForm = z.object({
  items,
  buyer: draftBuyer,
  userId: z.uuid().nullable(),
  discount: draftDiscount.nullable(),
  delivery: deliveryService.optional(),
  giftWrap: z.boolean().optional(),
  boxName: z.string().max(40).nullable().optional(),
  /** Whether the buyer agreed on the phone to updates by WhatsApp or SMS; absent if not asked. */
  messageUpdates: z.boolean().optional(),
  paidBy: draftWay.optional(),
  codFeeWaiver: draftDiscount.shape.reason.nullable().optional(),
  /** The return of the item that this order is taken instead of. */
  returnId: z.uuid().nullable().optional(),
});
export type DraftForm = z.output<typeof draftForm>;

/** Paise. */
const totals = z.object({
  subtotal: z.int(),
  discount: z.int(),
  shipping: z.int(),
  total: z.int(),
  prepaidDiscount: z.int().optional(),
  promotionDiscount: z.int().optional(),
  codFee: z.int().optional(),
  giftWrap: z.int().optional(),
});

const ways = z.object({ online: totals, cash: totals });

export const draftLine = z.object({
  productId,
  name: z.string(),
  size: z.string().nullable(),
  picture: z.string().nullable(),
  quantity: z.int(),
  /** Paise per unit. */
  unitPrice: z.int(),
});
export type DraftLine = z.infer<typeof draftLine>;

export const draftStatus = z.enum(['held', 'link sent', 'expired', 'cancelled', 'placed', 'refunded']);
export type DraftStatus = z.infer<typeof draftStatus>;

export const draftRow = z.object({
  draftId: z.uuid(),
  /** `held`, `link sent`: its units are reserved. `refunded`: it was paid too late. Otherwise nothing is reserved. */
  status: draftStatus,
  buyerName: z.string(),
  phone: z.string(),
  units: z.int(),
  total: paise,
  staffName: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type DraftRow = z.infer<typeof draftRow>;

export const recordedConsent = z.object({
  isWanted: z.boolean(),
  /** The member of staff who asked; null if the buyer answered on a page of the order. */
  staffName: z.string().nullable(),
  at: z.iso.datetime(),
});

export const draft = draftRow.extend({
  lines: z.array(draftLine),
  buyer: z.record(z.string(), z.string()),
  userId: z.uuid().nullable(),
  discount: z.object({ amount: z.int(), reason: z.string() }).nullable(),
  paidBy: draftWay,
  totals,
  /** What it would cost with each payment method; null once that is decided or the draft is over. */
  ways: ways.nullable(),
  codFeeWaiver: z.string().nullable(),
  linkUrl: z.string().nullable(),
  /** The shop's page that leads the buyer there; null if it cannot be paid. */
  payerPage: z.string().nullable(),
  linkSentAt: z.iso.datetime().nullable(),
  delivery: deliveryService,
  giftWrap: z.boolean(),
  boxName: z.string().nullable(),
  messageConsent: recordedConsent.nullable(),
  orderId: z.uuid().nullable(),
  /** The returned item's order and what is refunded for it, in paise, if this one is taken instead. */
  insteadOf: z
    .object({ returnId: z.uuid(), orderId: z.uuid(), status: returnStatus, refundAmount: z.int() })
    .nullable(),
  codRejection: z.string(),
});
export type Draft = z.infer<typeof draft>;

const one = z.object({ draftId: z.uuid() });
const chosen = one.extend({
  /** Only checked; it never sets the price. Paise. */
  total: wholeNumber.optional(),
});
const changed = success({ draft });

export const listDrafts = staffEndpoint({
  method: 'GET',
  path: '/admin/draft/list',
  summary: 'Draft orders that are open or ended without an order, newest first',
  permission: 'drafts.write',
  query: z.object({
    after: z.uuid().optional(),
  }),
  body: nothing,
  reply: success({ drafts: z.array(draftRow), nextAfter: z.uuid().nullable() }),
});

export const getDraft = staffEndpoint({
  method: 'GET',
  path: '/admin/draft/detail',
  summary: 'One draft order',
  permission: 'drafts.write',
  query: one,
  body: nothing,
  reply: changed,
});

export const quoteDraft = staffEndpoint({
  method: 'POST',
  path: '/admin/draft/quote',
  summary:
    'What a draft order would cost, what is in stock, and whether it can be paid in cash; stores nothing',
  permission: 'drafts.write',
  query: nothing,
  body: z.object({
    draftId: z.uuid().nullable(),
    items,
    state: z.enum(states).nullable(),
    zipcode: pinCode.nullable(),
    phone: mobile.nullable(),
    /** The buyer's, by which some promotions are limited. */
    email: z.string().max(MAX_EMAIL_LENGTH).optional(),
    userId: z.uuid().nullish(),
    discount: wholeNumber,
    delivery: deliveryService.optional(),
    giftWrap: z.boolean().optional(),
    paidBy: draftWay.optional(),
    isCodFeeWaived: z.boolean().optional(),
  }),
  reply: success({
    lines: z.array(
      draftLine.extend({
        available: z.int(),
      }),
    ),
    totals,
    ways,
    express: z.int().nullable(),
    /** Its price in paise; null when the shop does not offer it. */
    giftWrapPrice: z.int().nullable(),
    /** The most that this member of staff may take off, in paise. */
    maxDiscount: z.int(),
    /** Worded for staff; empty if it is possible, null while the PIN code or phone number is missing. */
    codRejection: z.string().nullable(),
  }),
});

export const saveDraft = staffEndpoint({
  method: 'POST',
  path: '/admin/draft/save',
  summary: 'Reserves the units of a draft order at today’s prices; repeating a `draftId` replaces the draft',
  permission: 'drafts.write',
  query: nothing,
  body: draftForm.extend({
    draftId: z.uuid(),
    /** Only checked; it never sets the price. Paise. */
    total: wholeNumber,
  }),
  reply: changed,
});

export const sendPaymentLink = staffEndpoint({
  method: 'POST',
  path: '/admin/draft/send-link',
  summary:
    'Creates a payment link and mails it to a buyer with an e-mail address; the units are reserved as long as it can be paid',
  permission: 'drafts.write',
  query: nothing,
  body: chosen,
  reply: changed,
});

export const resendPaymentLink = staffEndpoint({
  method: 'POST',
  path: '/admin/draft/resend-link',
  summary: 'Mails the payment link again',
  permission: 'drafts.write',
  query: nothing,
  body: one,
  reply: changed,
});

export const placeDraft = staffEndpoint({
  method: 'POST',
  path: '/admin/draft/place',
  summary:
    'Places the draft as an order that is free or paid by cash on delivery, under the rules of the checkout',
  permission: 'drafts.write',
  query: nothing,
  body: chosen,
  reply: changed,
});

export const cancelDraft = staffEndpoint({
  method: 'POST',
  path: '/admin/draft/cancel',
  summary: 'Discards the draft: releases its units and ends its payment link',
  permission: 'drafts.write',
  query: nothing,
  body: one,
  reply: changed,
});
