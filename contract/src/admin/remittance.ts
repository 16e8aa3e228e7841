import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** Couriers pay within two weeks; after so many days a parcel that was not paid for is late. */
export const REMITTED_WITHIN_DAYS = 15;
/** More are found by narrowing the list. */
export const CASH_PARCELS_SHOWN = 200;

/**
 * `due`: on its way. `collected`: delivered, the courier has the money. `remitted`: transferred in full; `short` and
 * `over`: otherwise. `not due`: it was not delivered. `disputed`: the courier is being asked.
 */
export const remittanceState = z.enum([
  'due',
  'collected',
  'remitted',
  'short',
  'over',
  'not due',
  'disputed',
]);
export type RemittanceState = z.infer<typeof remittanceState>;

export const cashParcel = z.object({
  parcelId: z.uuid(),
  orderId: z.uuid(),
  shortId: z.string(),
  number: z.int(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  state: remittanceState,
  /** When it came to where it is. */
  stateAt: z.iso.datetime(),
  /** Whether it should have been transferred by now. */
  isLate: z.boolean(),
  /** Paise, as are the amounts below. */
  due: z.int(),
  /** Before deductions; null: nothing yet. */
  remitted: z.int().nullable(),
  deductions: z.int(),
  /** The bank's reference number; null: nothing was transferred yet. */
  reference: z.string().nullable(),
});
export type CashParcel = z.infer<typeof cashParcel>;

export const listCashParcels = staffEndpoint({
  method: 'GET',
  path: '/admin/remittance/list',
  summary: 'Parcels with cash on delivery and what couriers transferred for them, the newest first',
  permission: 'orders.refund',
  query: z.object({
    /** Only those that are not settled: delivered and not transferred in full, or disputed. */
    isOpen: z.enum(['yes', 'no']).default('no'),
  }),
  body: nothing,
  reply: success({
    parcels: z.array(cashParcel),
    /** Paise. */
    sums: z.object({ collected: z.int(), remitted: z.int() }),
  }),
});

export const remittanceRow = z.object({
  /** Of the file. */
  line: z.int(),
  trackingNumber: z.string(),
  /** What becomes of it, in words. */
  result: z.string(),
  /** Whether it stands for a parcel, in full. */
  isFine: z.boolean(),
  /** Whether it was imported before, and is left out now. */
  isKnown: z.boolean(),
});
export type RemittanceRow = z.infer<typeof remittanceRow>;

export const importRemittance = staffEndpoint({
  method: 'POST',
  path: '/admin/remittance/import',
  summary: 'Reads a courier’s file of what it transferred, and keeps it unless it is looked at only',
  permission: 'orders.refund',
  query: nothing,
  body: z.object({
    fileName: z.string().trim().min(1).max(200),
    /** CSV with a heading: tracking number, amount, reference number (UTR), and where there are any deductions. */
    content: z
      .string()
      .min(1, 'The file is empty')
      .max(800_000, 'At most 800 KB')
      .meta({ examples: ['AWB,COD Amount,UTR\n1490891234567,1299.00,SBIN426326000001'] }),
    isPreview: z.boolean().default(false),
  }),
  reply: success({ rows: z.array(remittanceRow) }),
});

export const disputeParcel = staffEndpoint({
  method: 'POST',
  path: '/admin/remittance/dispute',
  summary: 'Notes that the courier is asked about the cash of a parcel, or that it is settled',
  permission: 'orders.refund',
  query: nothing,
  body: z.object({ parcelId: z.uuid(), isDisputed: z.boolean() }),
  reply: success({}),
});
