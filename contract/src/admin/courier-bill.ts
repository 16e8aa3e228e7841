import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { wholeNumber } from '../values/whole-number.ts';
import { remittanceRow } from './remittance.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** Narrow the list to see others. */
export const MAX_SHOWN_BILL_LINES = 200;

export const billTemplate = z.enum(['shiprocket', 'delhivery']);
export type BillTemplate = z.infer<typeof billTemplate>;

/** `weight`: a later charge for more weight than was first billed. */
export const chargeKind = z.enum(['forward', 'cod', 'rto', 'return', 'weight', 'other']);
export type ChargeKind = z.infer<typeof chargeKind>;

/** `dispute`: more than the shop expects, or for a parcel that is not the shop's. */
export const billState = z.enum(['agreed', 'dispute', 'settled']);
export type BillState = z.infer<typeof billState>;

export const billLine = z.object({
  billId: z.uuid(),
  line: z.int(),
  courier: billTemplate,
  trackingNumber: z.string(),
  orderId: z.uuid().nullable(),
  shortId: z.string(),
  kind: chargeKind,
  billedOn: z.iso.date(),
  /** Paise, tax included; negative for a credit. */
  amount: z.int(),
  expected: z.int().nullable(),
  sentGrams: z.int().nullable(),
  /** The weight that the shop entered according to the courier, and the weight that was charged. */
  enteredGrams: z.int().nullable(),
  chargedGrams: z.int().nullable(),
  zone: z.string(),
  state: billState,
  finding: z.string(),
});
export type BillLine = z.infer<typeof billLine>;

const filters = {
  state: billState.optional(),
  courier: billTemplate.optional(),
  /** `2026-11`. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please choose a month, such as 2026-11')
    .optional(),
};
export type BillFilters = { [Name in keyof typeof filters]?: z.output<(typeof filters)[Name]> };

export const listCourierBills = staffEndpoint({
  method: 'GET',
  path: '/admin/courier-bill/list',
  summary: 'Courier charges, newest first, with totals by month',
  permission: 'accounting',
  query: z.object(filters),
  body: nothing,
  reply: success({
    lines: z.array(billLine),
    /** The last twelve months that have charges; amounts in paise. */
    months: z.array(
      z.object({
        month: z.string(),
        billed: z.int(),
        disputed: z.int(),
        parcels: z.int(),
      }),
    ),
  }),
});

export const exportCourierBills = staffEndpoint({
  method: 'GET',
  path: '/admin/courier-bill/lines.csv',
  summary: 'All courier charges as CSV',
  permission: 'accounting',
  produces: ['text/csv'],
  query: z.object(filters),
  body: nothing,
  reply: notJson,
});

export const importCourierBill = staffEndpoint({
  method: 'POST',
  path: '/admin/courier-bill/import',
  summary: 'Compares a courier’s statement with parcels and rates, and stores it unless it is a preview',
  permission: 'accounting',
  query: nothing,
  body: z.object({
    courier: billTemplate,
    fileName: z.string().trim().min(1).max(200),
    /** CSV with a heading row; for the columns see `server/src/fulfilment/courier/bill/templates`. */
    content: z
      .string()
      .min(1, 'The file is empty')
      .max(800_000, 'At most 800 KB')
      .meta({
        examples: [
          'awb_code,date,description,debit_amount,charged_weight\n1490891234567,2026-11-20,Freight,64.90,0.5',
        ],
      }),
    isPreview: z.boolean().default(false),
  }),
  reply: success({ rows: z.array(remittanceRow) }),
});

export const settleBillLine = staffEndpoint({
  method: 'POST',
  path: '/admin/courier-bill/state',
  summary: 'Records that a charge is disputed with the courier, or settled',
  permission: 'accounting',
  query: nothing,
  body: z.object({
    billId: z.uuid(),
    line: wholeNumber,
    kind: chargeKind,
    state: z.enum(['dispute', 'settled']),
  }),
  reply: success({}),
});
