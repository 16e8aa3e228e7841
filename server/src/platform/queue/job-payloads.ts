import { orderStatus, returnStatus } from '@gulmohar/contract/fulfilment/order.ts';
import { messageChannel } from '@gulmohar/contract/shop/order-messages.ts';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';

/** The refunds promised by a step; the mail about it states their sum. */
const refundIds = z.array(z.uuid()).default([]);

export const jobPayloads = {
  'send-order-placed': z.object({ orderId: z.uuid() }),
  'send-money-back': z.object({
    paymentId: z.uuid(),
    refundId: z.uuid().optional(),
    email: z.string().optional(),
    /** What the payer entered at the provider. */
    payerEmail: z.string().optional(),
  }),
  'send-checkout-reminder': z.object({
    checkoutId: z.uuid(),
    isSecond: z.boolean(),
    /** When mails that nobody waits for are no longer sent that day. */
    sendBefore: z.iso.datetime(),
  }),
  'send-payment-link': z.object({ draftId: z.uuid(), sendingId: z.uuid() }),
  'send-order-step': z.object({
    orderId: z.uuid(),
    status: orderStatus,
    refundIds,
    reason: z.string().optional(),
  }),
  'send-parcel-step': z.object({ parcelEventId: z.int(), refundIds }),
  'send-return-step': z.object({
    returnId: z.uuid(),
    status: returnStatus,
    refundIds,
    /** The amount to be refunded once the item is back, in paise. */
    due: z.int().optional(),
  }),
  'send-line-change': z.object({ changeId: z.uuid(), refundIds }),
  'send-address-changed': z.object({ orderId: z.uuid(), changeId: z.uuid() }),
  'send-return-pickup': z.object({ returnId: z.uuid(), bookingId: z.uuid() }),
  'send-order-message': z.object({ noteId: z.uuid() }),
  'message-buyer': z.object({ messageId: z.uuid() }),
  'apply-message-update': z.object({
    channel: messageChannel,
    messageId: z.uuid().optional(),
    providerId: z.string(),
    state: z.enum(['sent', 'delivered', 'read', 'failed']),
    fault: z.string().optional(),
    heardAt: z.iso.datetime(),
  }),
  'send-confirmation-reminder': z.object({ orderId: z.uuid() }),
  'cancel-unconfirmed': z.object({ orderId: z.uuid() }),
  'send-goodwill-refund': z.object({ requestId: z.uuid() }),
  /** A refund that was pending at the provider was paid out, or a refund failed. */
  'send-refund-settled': z.object({
    refundId: z.uuid(),
    isDone: z.boolean(),
    /** The attempt that paid it, or that a bank returned. */
    payoutId: z.uuid().optional(),
  }),
  'notify-new-order': z.object({ orderId: z.uuid() }),
  /** Comes every morning, whether there were orders or not. */
  'notify-daily-orders': z.object({}),
  'notify-return-requested': z.object({ returnIds: z.array(z.uuid()).min(1) }),
  'notify-refund-stuck': z.object({ refundId: z.uuid() }),
  'send-review-request': z.object({ orderId: z.uuid(), isReminder: z.boolean().default(false) }),
  'send-review-refused': z.object({ reviewId: z.uuid(), submittedAt: z.iso.datetime() }),
  'send-grievance-receipt': z.object({ grievanceId: z.uuid() }),
  'notify-grievance-officer': z.object({ grievanceId: z.uuid() }),
  'send-new-sign-in': z.object({
    userId: z.uuid(),
    at: z.iso.datetime(),
    device: z.string(),
    signInId: z.uuid(),
  }),
  'ask-courier': z.object({ requestId: z.int() }),
  'book-parcels': z.object({ bookingId: z.uuid() }),
  'follow-courier-hint': z.object({ webhookId: z.int() }),
  'track-due': z.object({}),
  'run-checks': z.object({}),
  /** Without a key, it was queued by the previous release. */
  'send-tracking-code': z.object({ email: z.string(), key: z.string().optional(), requestId: z.uuid() }),
  'settle-webhook': z.object({ provider: z.string().default('razorpay'), eventId: z.string() }),
  'refund-payment': z.object({ refundId: z.uuid() }),
  'pay-out': z.object({ payoutId: z.uuid() }),
  'send-payout-approval': z.object({ payoutId: z.uuid(), staffId: z.uuid() }),
  'send-welcome': z.object({ userId: z.uuid(), requestId: z.uuid() }),
  'send-password-reset': z.object({ email: z.string(), requestId: z.uuid() }),
  'send-password-changed': z.object({ userId: z.uuid(), changeId: z.uuid() }),
  'send-email-change': z.object({ userId: z.uuid(), email: z.string(), requestId: z.uuid() }),
  'send-email-change-notice': z.object({ email: z.string(), requestId: z.uuid(), isDone: z.boolean() }),
  'send-staff-access': z.object({
    staffId: z.uuid(),
    change: z.enum(['password', 'reset', 'second-factor-on', 'second-factor-off']),
    changeId: z.uuid(),
  }),
  'send-account-deleted': z.object({ email: z.string(), requestId: z.uuid() }),
  'send-newsletter': z.object({ recipientId: z.uuid() }),
  'send-newsletter-confirmation': z.object({ email: z.string(), requestId: z.uuid() }),
  'send-alert-confirmation': z.object({ email: z.string(), requestId: z.uuid() }),
  'send-stock-alerts': z.object({ productId: z.string() }),
  /** Also queued by the database's function `hold_for_waiting`, with the unit that it holds. */
  'send-back-in-stock': z.object({ alertId: z.uuid(), holdId: z.uuid().optional() }),
  'make-picture-sizes': z.object({ uploadId: z.uuid() }),
  /** Also queued by the database's function `announce`. */
  'deliver-webhook': z.object({ deliveryId: z.uuid() }),
  /** Queued by the database's function `announce`. */
  'tell-extension': z.object({
    extension: z.string(),
    eventId: z.uuid(),
    type: z.string(),
    /** ISO 8601, as the database writes it. */
    at: z.string(),
    data: z.record(z.string(), z.unknown()),
  }),
  'work-on-import': z.object({ importId: z.uuid() }),
  'send-gift-card': z.object({ cardId: z.uuid() }),
  'send-gift-card-receipt': z.object({ cardId: z.uuid() }),
  'send-customer-invitation': z.object({ userId: z.uuid(), requestId: z.uuid() }),
  'invite-customers': z.object({}),
  'work-on-shop-import': z.object({ importId: z.uuid() }),
  'fetch-import-pictures': z.object({ importId: z.uuid() }),
  /** Also queued by the trigger `product_is_announced`, for a later time. */
  'announce-published': z.object({ productId: z.string() }),
  'publish-document': z.object({ kind: z.string(), key: z.string() }),
  /** Whoever has to do something when such a document was published. */
  'follow-published': z.object({ kind: z.string() }),
};

export type JobPayloads = { [Name in keyof typeof jobPayloads]: z.infer<(typeof jobPayloads)[Name]> };

export function job<Name extends keyof JobPayloads>(
  name: Name,
  work: (payload: JobPayloads[Name]) => Promise<void>,
): TaskList {
  return { [name]: async (payload) => work(jobPayloads[name].parse(payload) as JobPayloads[Name]) };
}
