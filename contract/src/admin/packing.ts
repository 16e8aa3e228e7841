import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { orderStatus } from '../fulfilment/order.ts';
import { text } from '../values/text-field.ts';
import { wholeNumber } from '../values/whole-number.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** How long after the last scan other browsers are told that the order is being packed. */
export const PACKING_LOCK_MINUTES = 15;

const code = text(200, 'Please scan or type a number');
/** An id that each browser tab chooses once, to tell packers apart. */
const station = z.uuid();

export const packingLine = z.object({
  lineId: z.uuid(),
  sku: z.string(),
  barcode: z.string(),
  name: z.string(),
  size: z.string().nullable(),
  picture: z.string().nullable(),
  binLocation: z.string(),
  quantity: z.int(),
  counted: z.int(),
});
export type PackingLine = z.infer<typeof packingLine>;

export const packing = z.object({
  orderId: z.uuid(),
  shortId: z.string(),
  status: orderStatus,
  buyerName: z.string(),
  city: z.string(),
  collect: z.int().nullable(),
  parcelCode: z.string().nullable(),
  lines: z.array(packingLine),
  packed: z.array(z.object({ parcelId: z.uuid(), parcelCode: z.string() })),
  /** The total weight of the units; null if unknown for any of them. */
  expectedGrams: z.int().nullable(),
  /** The box of a single unit; null if unknown or if there are several units. */
  expectedBox: z.object({ lengthMm: z.int(), widthMm: z.int(), heightMm: z.int() }).nullable(),
  units: z.array(
    z.object({
      quantity: z.int(),
      grams: z.int(),
      boxMm: z.tuple([z.int(), z.int(), z.int()]).nullable(),
    }),
  ),
  chosenBox: z.string().nullable(),
  isExpress: z.boolean(),
  isGiftWrapped: z.boolean(),
  lockedBy: z.object({ staffName: z.string(), at: z.iso.datetime() }).nullable(),
});
export type Packing = z.infer<typeof packing>;

export const openPacking = staffEndpoint({
  method: 'POST',
  path: '/admin/packing/open',
  summary:
    'Finds an order by its number, a parcel number or a tracking number, and claims it for packing here',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({
    code,
    station,
    /** Whether a placed order is moved to Packing; otherwise it is only shown. */
    isStart: z.boolean().default(false),
    isTakeOver: z.boolean().default(false),
  }),
  reply: success({ packing }),
});

/** `too many`: all of its units are already counted. `other order`: the number of another order or parcel. */
export const scanResult = z.enum(['counted', 'complete', 'too many', 'wrong', 'other order']);
export type ScanResult = z.infer<typeof scanResult>;

export const scanItem = staffEndpoint({
  method: 'POST',
  path: '/admin/packing/scan',
  summary: 'Counts a unit by its barcode or SKU, or says that it does not belong to the order',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({
    orderId: z.uuid(),
    station,
    code,
    /** New for each scan; a repeated one is counted once. */
    scanId: z.uuid(),
  }),
  reply: success({
    result: scanResult,
    message: z.string(),
    packing,
  }),
});

export const countLine = staffEndpoint({
  method: 'POST',
  path: '/admin/packing/count',
  summary:
    'Sets how many units of a line are in the parcel, for items without a barcode or scanned by mistake',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({ orderId: z.uuid(), station, lineId: z.uuid(), counted: wholeNumber }),
  reply: success({ packing }),
});

export const releasePacking = staffEndpoint({
  method: 'POST',
  path: '/admin/packing/release',
  summary: 'Releases an order for others to pack; the scanned units are kept',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({ orderId: z.uuid(), station }),
  reply: success({}),
});

const TOO_LONG = 'At most 300 cm';
const side = z.int('Please enter centimetres').min(1, 'Please enter centimetres').max(3_000, TOO_LONG);

export const finishPacking = staffEndpoint({
  method: 'POST',
  path: '/admin/packing/finish',
  summary: 'Packs the scanned units as a parcel, with its weight and box; then its label can be printed',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({
    orderId: z.uuid(),
    station,
    weightGrams: z
      .int('Please enter whole grams')
      .min(1, 'Please enter whole grams')
      .max(100_000, 'At most 100 kg')
      .nullable(),
    box: z.object({ lengthMm: side, widthMm: side, heightMm: side }).nullable(),
    isPartial: z.boolean().default(false),
  }),
  reply: success({ parcelId: z.uuid(), parcelCode: z.string() }),
});

export const listPackings = staffEndpoint({
  method: 'GET',
  path: '/admin/packing/list',
  summary: 'Orders whose packing was started but not finished, latest first, and the next order',
  permission: 'orders.pack',
  query: nothing,
  body: nothing,
  reply: success({
    packings: z.array(
      z.object({
        orderId: z.uuid(),
        shortId: z.string(),
        staffName: z.string(),
        at: z.iso.datetime(),
        counted: z.int(),
      }),
    ),
    next: z.object({ shortId: z.string() }).nullable(),
  }),
});
