import type { Address } from '@gulmohar/contract/values/address.ts';
import type { JobPayloads } from '../queue/job-payloads.ts';
import type { AnyKeyRules, KeyRules } from './rules.ts';

/** State, PIN code and country are kept, because the tax return asks where goods were sent. */
export const addressKeys = {
  firstName: 'personal',
  lastName: 'personal',
  email: 'personal',
  phone: 'personal',
  street: 'personal',
  city: 'personal',
  state: 'harmless',
  zipcode: 'harmless',
  country: 'harmless',
} as const satisfies KeyRules<Address>;

/** `sales/checkout/anonymise-checkouts.ts` checks the keys against the type. */
export const snapshotKeys = {
  buyer: { name: 'personal', email: 'personal', phone: 'personal' },
  // The GSTIN of a sole trader contains their personal PAN.
  business: 'personal',
  address: addressKeys,
  messageUpdates: 'harmless',
  messagesSaidAt: 'harmless',
  remindMe: 'harmless',
  delivery: 'harmless',
  giftFrom: 'personal',
  giftNote: 'personal',
  giftWrap: 'harmless',
  source: 'harmless',
  lines: 'harmless',
  totals: 'harmless',
  terms: 'harmless',
  coupon: 'harmless',
  promotions: 'harmless',
} as const satisfies AnyKeyRules;

/** `fulfilment/tax/erase-old-documents.ts` checks the keys against the type. */
export const documentKeys = {
  seller: 'harmless',
  buyer: { name: 'personal', address: 'personal', gstin: 'personal' },
  placeOfSupply: 'harmless',
  against: 'harmless',
  againstDate: 'harmless',
  collect: 'harmless',
  prepaidDiscount: 'harmless',
  promotionDiscount: 'harmless',
  lines: 'harmless',
  total: 'harmless',
} as const satisfies AnyKeyRules;

type PayloadKey<Payload = JobPayloads[keyof JobPayloads]> = Payload extends unknown ? keyof Payload : never;

export const payloadKeys = {
  email: 'personal',
  payerEmail: 'personal',
  reason: 'personal',
  alertId: 'harmless',
  at: 'harmless',
  changeId: 'harmless',
  device: 'harmless',
  due: 'harmless',
  eventId: 'harmless',
  grievanceId: 'harmless',
  importId: 'harmless',
  isDone: 'harmless',
  noteId: 'harmless',
  orderId: 'harmless',
  parcelEventId: 'harmless',
  paymentId: 'harmless',
  productId: 'harmless',
  provider: 'harmless',
  recipientId: 'harmless',
  refundId: 'harmless',
  refundIds: 'harmless',
  requestId: 'harmless',
  returnId: 'harmless',
  returnIds: 'harmless',
  signInId: 'harmless',
  status: 'harmless',
  uploadId: 'harmless',
  userId: 'harmless',
  channel: 'harmless',
  fault: 'harmless',
  heardAt: 'harmless',
  messageId: 'harmless',
  providerId: 'harmless',
  state: 'harmless',
} as const satisfies Record<PayloadKey, 'personal' | 'harmless'>;

/** The audit log's keys for texts that staff write about an order, a return or a customer. */
export const auditedTexts = { withoutKeys: ['note', 'reason', 'trackingNumber'] } as const;
