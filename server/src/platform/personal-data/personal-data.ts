import { harmlessTables } from './harmless-tables.ts';
import { orderTables } from './order-tables.ts';
import { documentKeys, payloadKeys } from './personal-keys.ts';
import type { PersonalData } from './rules.ts';

/** Erasure, log redaction and the masking of guest tracking are derived from this (docs/decisions/personal-data.md). */
export const personalData = {
  ...harmlessTables,
  ...orderTables,
  avatar: { rows: 'deleted with the account', columns: { key: 'personal', picture: 'personal' } },
  blocked_contact: {
    rows: 'kept',
    why: 'otherwise a blocked person could delete the account and come back; kept until the staff unblock them',
    columns: { contact: 'personal', reason: 'personal', staff_name: 'staff' },
  },
  campaign_recipient: {
    rows: 'deleted by e-mail address',
    columns: { email: 'personal', status: 'harmless' },
  },
  cart_line: { rows: 'deleted with the account', columns: {} },
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
  credit_grant: {
    rows: 'deleted with the account',
    columns: { reason: 'personal', state: 'harmless', staff_name: 'staff', decided_by: 'staff' },
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
  gift_card: {
    rows: 'kept',
    why: 'the shop owes its amount to whoever has the code; names, addresses and words are emptied 90 days after it ended, unpaid cards deleted after 30 days (sales/gift-card/forget-gift-cards.ts)',
    columns: {
      buyer_email: 'personal',
      buyer_name: 'personal',
      gift_message: 'personal',
      payment_url: 'harmless',
      reason: 'personal',
      recipient_email: 'personal',
      recipient_name: 'personal',
      sealed_code: 'harmless',
      staff_name: 'staff',
      state: 'harmless',
    },
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
  imported_customer: {
    rows: 'deleted with the account',
    columns: { note: 'personal', source: 'harmless', tags: 'personal' },
  },
  job_outbox: {
    rows: 'kept',
    why: 'until the job is done; `platform/personal-data/purge-failed-jobs.ts` deletes jobs that were given up',
    columns: { name: 'harmless', origin: 'harmless', payload: { keys: payloadKeys } },
  },
  known_device: { rows: 'deleted with the account', columns: {} },
  link_token: { rows: 'deleted with the account', columns: { email: 'personal', purpose: 'harmless' } },
  newsletter_subscriber: {
    rows: 'deleted by e-mail address',
    columns: { email: 'personal', status: 'harmless' },
  },
  past_order: {
    rows: 'deleted by confirmed e-mail address',
    columns: {
      address: 'personal',
      email: 'personal',
      lines: 'harmless',
      name: 'personal',
      number: 'personal',
      payment_method: 'harmless',
      phone: 'personal',
      status: 'harmless',
    },
  },
  rate_limit: {
    rows: 'kept',
    why: 'network addresses and hashes; kept for minutes, at most a day',
    columns: { key: 'personal' },
  },
  reminder_opt_out: { rows: 'deleted by e-mail address', columns: { email: 'personal' } },
  session: { rows: 'deleted with the account', columns: {} },
  shop_import_product: {
    rows: 'kept',
    why: 'what became of each customer of a file, for whoever imports it; emptied after 30 days (admin/shop-import/forget-persons.ts)',
    columns: {
      key: 'personal',
      kind: 'harmless',
      notes: 'personal',
      outcome: 'harmless',
      product_ids: 'harmless',
      title: 'personal',
      undo: 'harmless',
    },
  },
  shop_import_row: {
    rows: 'kept',
    why: 'files of another shop: the rows of customers until they are imported, all others for 30 days (admin/shop-import/forget-persons.ts)',
    columns: { cells: 'personal', key: 'personal' },
  },
  size_person: {
    rows: 'deleted with the account',
    columns: {
      name: 'personal',
      birth_month: 'personal',
      measured_on: 'personal',
      usual_size: 'personal',
      liking: 'harmless',
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
      wishlist_code: 'harmless',
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
