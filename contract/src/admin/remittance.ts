import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { paise } from '../values/amount.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** Couriers pay within two weeks; a parcel that is unpaid after this many days is late. */
export const REMITTED_WITHIN_DAYS = 15;
/** Narrow the list to see others. */
export const MAX_SHOWN_CASH_PARCELS = 200;

/** `collected`: delivered, so the courier has the money. `remitted`: in full. `short`, `over`: a different amount. */
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
  stateAt: z.iso.datetime(),
  isLate: z.boolean(),
  /** Paise, like the amounts below. */
  due: z.int(),
  remitted: z.int().nullable(),
  deductions: z.int(),
  reference: z.string().nullable(),
});
export type CashParcel = z.infer<typeof cashParcel>;

export const listCashParcels = staffEndpoint({
  method: 'GET',
  path: '/admin/remittance/list',
  summary: 'Cash on delivery parcels and what couriers remitted for them, newest first',
  permission: 'accounting',
  query: z.object({
    /** `yes` for unsettled parcels only: delivered and not transferred in full, or disputed. */
    isOpen: z.enum(['yes', 'no']).default('no'),
  }),
  body: nothing,
  reply: success({
    parcels: z.array(cashParcel),
    sums: z.object({ collected: paise, remitted: paise }),
  }),
});

export const remittanceRow = z.object({
  line: z.int(),
  trackingNumber: z.string(),
  result: z.string(),
  isFine: z.boolean(),
  isImported: z.boolean(),
});
export type RemittanceRow = z.infer<typeof remittanceRow>;

export const importRemittance = staffEndpoint({
  method: 'POST',
  path: '/admin/remittance/import',
  summary: 'Reads a courier’s remittance file, and stores it unless it is a preview',
  permission: 'accounting',
  query: nothing,
  body: z.object({
    fileName: z.string().trim().min(1).max(200),
    /** CSV with a heading row: tracking number, amount, reference number (UTR) and, if any, deductions. */
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
  summary: 'Records that the cash of a parcel is disputed with the courier, or settled',
  permission: 'accounting',
  query: nothing,
  body: z.object({ parcelId: z.uuid(), isDisputed: z.boolean() }),
  reply: success({}),
});
