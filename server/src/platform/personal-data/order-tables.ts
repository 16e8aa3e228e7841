import { addressKeys, auditedTexts, snapshotKeys } from './personal-keys.ts';
import type { PersonalData } from './rules.ts';

/** Replaces erased text in columns that are not nullable. */
const ERASED = '–';

/** What is deleted, or emptied, with an order. */
export const orderTables = {
  audit_entry: {
    rows: 'emptied with the order',
    columns: {
      action: 'harmless',
      subject: 'harmless',
      staff_name: 'staff',
      before: auditedTexts,
      after: auditedTexts,
    },
  },
  checkout: {
    rows: 'emptied with the order',
    columns: {
      address_key: { to: null },
      buyer_key: { toIdAfter: 'gone:' },
      snapshot: { keys: snapshotKeys },
      currency: 'harmless',
      provider: 'harmless',
      status: 'harmless',
    },
  },
  coupon_use: {
    rows: 'emptied with the order',
    columns: { shopper_keys: { to: '{}' }, state: 'harmless' },
  },
  promotion_use: {
    rows: 'emptied with the order',
    columns: { shopper_keys: { to: '{}' }, state: 'harmless' },
  },
  courier_request: {
    rows: 'emptied with the order',
    columns: {
      // Instructions to the courier after a failed attempt, which often contain a phone number or a landmark.
      note: { to: null },
      answer: { to: null },
      fault: 'harmless',
      kind: 'harmless',
      staff_name: 'staff',
      state: 'harmless',
    },
  },
  courier_webhook: {
    // As sent by the courier; in any case kept for only two months (fulfilment/courier/forget-old.ts).
    rows: 'deleted with the order',
    columns: { body: 'personal' },
  },
  draft_order: {
    rows: 'emptied with the order',
    columns: {
      box_name: 'harmless',
      cod_fee_waiver: { to: null },
      discount_reason: { to: null },
      link_url: 'harmless',
      staff_name: 'staff',
    },
  },
  line_change: {
    rows: 'emptied with the order',
    columns: {
      reason: { to: ERASED },
      kind: 'harmless',
      name: 'harmless',
      new_name: 'harmless',
      new_size: 'harmless',
      size: 'harmless',
      staff_name: 'staff',
    },
  },
  order_event: { rows: 'emptied with the order', columns: { actor: 'staff', status: 'harmless' } },
  order_line: {
    rows: 'emptied with the order',
    columns: { name: 'harmless', picture: 'harmless', size: 'harmless', size_advice: 'harmless' },
  },
  order_message: {
    rows: 'deleted with the order',
    columns: {
      field_values: 'personal',
      recipient: 'personal',
      channel: 'harmless',
      event: 'harmless',
      fault: 'harmless',
      occasion: 'harmless',
      state: 'harmless',
    },
  },
  order_mail: {
    rows: 'deleted with the order',
    columns: { subject: 'personal', failure: 'personal' },
  },
  order_note: {
    rows: 'deleted with the order',
    columns: { kind: 'harmless', staff_name: 'staff', subject: 'personal', text: 'personal' },
  },
  orders: {
    rows: 'emptied with the order',
    columns: {
      email: { to: '' },
      phone: { to: '' },
      buyer_name: { to: '' },
      buyer_gstin: { to: null },
      business_name: { to: null },
      gift_from: { to: '' },
      gift_note: { to: '' },
      address: { keys: addressKeys },
      // Some couriers' tracking pages show the name and address.
      tracking_number: { to: null },
      courier: 'harmless',
      coupon_code: 'harmless',
      promotions: 'harmless',
      currency: 'harmless',
      payment_method: 'harmless',
      promised_from: 'harmless',
      promised_to: 'harmless',
      source: 'harmless',
      status: 'harmless',
    },
  },
  parcel: {
    rows: 'emptied with the order',
    columns: {
      // For the same reason as for the order's.
      tracking_number: { to: null },
      // `fulfilment/courier/forget-old.ts` deletes the file.
      label_key: 'harmless',
      courier: 'harmless',
      outcome: 'harmless',
      state: 'harmless',
    },
  },
  parcel_event: {
    rows: 'emptied with the order',
    columns: {
      note: { to: null },
      reason: 'harmless',
      actor: 'staff',
      decision: 'harmless',
      state: 'harmless',
    },
  },
  payment: {
    rows: 'emptied with the order',
    columns: { currency: 'harmless', method: 'harmless', provider: 'harmless' },
  },
  payout: {
    rows: 'emptied with the order',
    columns: {
      payee_hint: { to: ERASED },
      payee_sealed: { to: null },
      problem: { to: null },
      approved_by: 'staff',
      bank_reference: 'harmless',
      kind: 'harmless',
      staff_name: 'staff',
      state: 'harmless',
    },
  },
  refund: {
    rows: 'emptied with the order',
    columns: {
      reason: { to: ERASED },
      refusal: { to: null },
      bank_reference: 'harmless',
      origin: 'harmless',
      staff_name: 'staff',
      status: 'harmless',
    },
  },
  return_event: {
    rows: 'emptied with the order',
    columns: { note: { to: null }, actor: 'staff', status: 'harmless' },
  },
  return_photo: { rows: 'deleted with the order', columns: { picture: 'personal' } },
  return_pickup: {
    rows: 'emptied with the order',
    columns: {
      tracking_number: { to: null },
      courier: 'harmless',
      pickup_on: 'harmless',
      staff_name: 'staff',
    },
  },
  return_request: {
    rows: 'emptied with the order',
    columns: {
      reason: { to: ERASED },
      exchange_size: 'harmless',
      reason_kind: 'harmless',
      status: 'harmless',
    },
  },
  review: {
    rows: 'emptied with the order',
    columns: {
      author_name: { to: 'A buyer' },
      former: { to: null },
      usual_size: 'harmless',
      // Published at the author's wish, who can withdraw it before.
      title: 'harmless',
      body: 'harmless',
      fit: 'harmless',
      refusal: 'harmless',
      replied_by: 'staff',
      reply: 'harmless',
      size: 'harmless',
      source: 'harmless',
      status: 'harmless',
    },
  },
  review_picture: { rows: 'deleted with the order', columns: { large: 'personal', small: 'personal' } },
  shipment: {
    rows: 'emptied with the order',
    columns: {
      // Unlike a parcel's tracking number it must be unique, and a booked shipment must have one.
      tracking_number: { toIdAfter: 'gone:' },
      carrier: 'harmless',
      courier: 'harmless',
      pickup_on: 'harmless',
      pickup_state: 'harmless',
      reference: 'harmless',
      staff_name: 'staff',
      state: 'harmless',
      told: 'harmless',
    },
  },
} as const satisfies Partial<PersonalData>;
