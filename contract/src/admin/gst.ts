import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { paise } from '../values/amount.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** `2026-11`, `2026-Q4`, or `2026-10-IFF`: a quarterly filer's invoices to businesses of one month. */
export const returnPeriod = z
  .string()
  .regex(
    /^20\d\d-((0[1-9]|1[0-2])|Q[1-4]|(01|02|04|05|07|08|10|11)-IFF)$/,
    'Please choose a month or a quarter, such as 2026-11 or 2026-Q4',
  );

const tax = { taxable: paise, igst: paise, cgst: paise, sgst: paise };

/** `27-Maharashtra` */
const place = z.string();

export const gstReturn = z.object({
  period: z.string(),
  /** The first day and the day after the last one: `2026-11-01` and `2026-12-01`. */
  from: z.string(),
  until: z.string(),
  isOver: z.boolean(),
  gstin: z.string(),
  /** GSTR-3B, 3.1(a) */
  outward: z.object(tax),
  /** GSTR-3B, 3.2 */
  unregistered: z.array(z.object({ place, taxable: z.int(), igst: z.int() })),
  /** GSTR-1's tables of documents and of sales to consumers; credit notes offset the other tables. */
  tables: z.array(
    z.object({
      table: z.enum(['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur']),
      entries: z.int(),
      ...tax,
    }),
  ),
  /** Table 7 */
  smallSales: z.array(z.object({ place, basisPoints: z.int(), ...tax })),
  /** Table 12 */
  hsn: z.array(
    z.object({
      half: z.enum(['b2b', 'b2c']),
      hsn: z.string(),
      description: z.string(),
      unit: z.string(),
      quantity: z.int(),
      /** Tax included. */
      value: z.int(),
      basisPoints: z.int(),
      ...tax,
    }),
  ),
  /** Table 13 */
  issued: z.array(
    z.object({ nature: z.string(), from: z.string(), to: z.string(), total: z.int(), cancelled: z.int() }),
  ),
  problems: z.array(z.string()),
  notes: z.array(z.string()),
  checks: z.array(
    z.object({ name: z.string(), found: z.string(), expected: z.string(), isRight: z.boolean() }),
  ),
  /** Identifies everything that is filed; a different value means that something has changed. */
  fingerprint: z.string(),
  filed: z.object({ at: z.iso.datetime(), by: z.string(), isUnchanged: z.boolean() }).nullable(),
});
export type GstReturn = z.infer<typeof gstReturn>;

export const listReturnPeriods = staffEndpoint({
  method: 'GET',
  path: '/admin/gst/periods',
  summary: 'The months that have documents, up to the current one, and which returns were filed',
  permission: 'gst',
  query: nothing,
  body: nothing,
  reply: success({
    /** `2026-11`, the latest first. */
    months: z.array(z.string()),
    filed: z.array(z.string()),
  }),
});

export const readGstReturn = staffEndpoint({
  method: 'GET',
  path: '/admin/gst/return',
  summary:
    'The figures of GSTR-1 and GSTR-3B for a month or a quarter, with the problems to fix before filing',
  permission: 'gst',
  query: z.object({ period: returnPeriod }),
  body: nothing,
  reply: success({ gstReturn }),
});

export const exportGstReturn = staffEndpoint({
  method: 'GET',
  path: '/admin/gst/return.zip',
  summary:
    'The portal’s JSON, the offline tool’s CSV files, the register of documents and the checks, as one file',
  permission: 'gst',
  produces: ['application/zip'],
  query: z.object({ period: returnPeriod }),
  body: nothing,
  reply: notJson,
});

export const markGstReturn = staffEndpoint({
  method: 'POST',
  path: '/admin/gst/mark-filed',
  summary: 'Marks a return as filed as it is, or as not filed; later changes are reported',
  permission: 'gst',
  query: nothing,
  body: z.object({
    period: returnPeriod,
    /** The fingerprint that `readGstReturn` returned for the filed return; null to mark it as not filed. */
    fingerprint: z.string().max(100).nullable(),
  }),
  reply: success({}),
});
