import { harmlessTables } from './harmless-tables.ts';
import { addressKeys, auditedTexts, documentKeys, payloadKeys, snapshotKeys } from './personal-keys.ts';
import type { PersonalData } from './rules.ts';

/** Replaces erased text in columns that are not nullable. */
const ERASED = '–';

/** Erasure, log redaction and the masking of guest tracking are derived from this (docs/decisions/personal-data.md). */
export const personalData = {
  ...harmlessTables,
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
  avatar: { rows: 'deleted with the account', columns: { key: 'personal', picture: 'personal' } },
  blocked_contact: {
    rows: 'kept',
    why: 'otherwise a blocked person could delete the account and come back; kept until the staff unblock them',
    columns: { contact: 'personal', reason: 'personal', staff_name: 'staff' },
  },
  cart_line: { rows: 'deleted with the account', columns: {} },
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
  cod_bar: {
    rows: 'kept',
    why: 'otherwise a person blocked from cash on delivery could delete the account and come back; deleted half a year after the block ends (sales/cod/cod-blocks.ts)',
    columns: {
      reason: 'personal',
      staff_name: 'staff',
      contest_note: 'personal',
      lift_note: 'personal',
    },
  },
  confirmation_mail: {
    rows: 'deleted by e-mail address',
    columns: { email: 'personal', purpose: 'harmless' },
  },
  coupon_use: {
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
  dev_mailbox: {
    rows: 'kept',
    why: 'it stands in for the recipients’ inboxes, only in the demo shop',
    columns: {
      attachments: 'harmless',
      headers: 'personal',
      html: 'personal',
      recipient: 'personal',
      subject: 'personal',
      text: 'personal',
    },
  },
  dev_mailbox_file: {
    rows: 'kept',
    why: 'as long as the e-mails that they belong to',
    columns: { content: 'personal', filename: 'harmless' },
  },
  guest_code: { rows: 'kept', why: 'hashes; kept for minutes, at most a day', columns: { key: 'harmless' } },
  grievance: {
    rows: 'deleted by confirmed e-mail address',
    columns: {
      email: 'personal',
      name: 'personal',
      phone: 'personal',
      order_number: 'personal',
      text: 'personal',
      ticket: 'harmless',
      answered_by: 'staff',
    },
  },
  job_outbox: {
    rows: 'kept',
    why: 'until the job is done; `platform/personal-data/purge-failed-jobs.ts` deletes jobs that were given up',
    columns: { name: 'harmless', origin: 'harmless', payload: { keys: payloadKeys } },
  },
  known_device: { rows: 'deleted with the account', columns: {} },
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
  link_token: { rows: 'deleted with the account', columns: { email: 'personal', purpose: 'harmless' } },
  newsletter_subscriber: {
    rows: 'deleted by e-mail address',
    columns: { email: 'personal', status: 'harmless' },
  },
  order_event: { rows: 'emptied with the order', columns: { actor: 'staff', status: 'harmless' } },
  order_line: {
    rows: 'emptied with the order',
    columns: { name: 'harmless', picture: 'harmless', size: 'harmless' },
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
      currency: 'harmless',
      payment_method: 'harmless',
      promised_from: 'harmless',
      promised_to: 'harmless',
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
  rate_limit: {
    rows: 'kept',
    why: 'network addresses and hashes; kept for minutes, at most a day',
    columns: { key: 'personal' },
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
    columns: { reason: { to: ERASED }, exchange_size: 'harmless', status: 'harmless' },
  },
  session: { rows: 'deleted with the account', columns: {} },
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
  stock_alert: {
    rows: 'deleted by e-mail address',
    columns: { email: 'personal', size: 'harmless', status: 'harmless' },
  },
  tax_document: {
    rows: 'kept',
    why: 'required by law for 72 months: `fulfilment/tax/erase-old-documents.ts`',
    columns: { content: { keys: documentKeys }, kind: 'harmless', number: 'harmless', reason: 'harmless' },
  },
  tax_document_file: {
    rows: 'kept',
    why: 'as long as the document that it is drawn from',
    columns: { content: 'personal', copy: 'harmless' },
  },
  tracking_code: { rows: 'deleted by e-mail address', columns: { email: 'personal' } },
  users: {
    rows: 'deleted with the account',
    columns: {
      address: 'personal',
      email: 'personal',
      name: 'personal',
      pending_email: 'personal',
      phone: 'personal',
      preferences: 'harmless',
    },
  },
  dispute: {
    rows: 'kept',
    why: 'what the bank and the provider decided about a payment, without who paid it',
    columns: { reason: 'harmless', status: 'harmless' },
  },
  webhook_event: {
    rows: 'kept',
    why: 'only ids of the payment provider',
    columns: { kind: 'harmless', provider: 'harmless' },
  },
  wishlist_item: { rows: 'deleted with the account', columns: {} },
} as const satisfies PersonalData;
