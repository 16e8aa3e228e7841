import { z } from 'zod';

export const courierName = z.enum(['shiprocket', 'delhivery']);
export type CourierName = z.infer<typeof courierName>;

export const courierLabels: Record<CourierName, string> = {
  shiprocket: 'Shiprocket',
  delhivery: 'Delhivery',
};

export const courierRequest = z.object({
  kind: z.enum(['book', 'label', 'pickup', 'cancel', 'retry', 'return']),
  state: z.enum(['asked', 'done', 'refused']),
  fault: z
    .enum(['retry', 'unknown-outcome', 'auth', 'no-balance', 'not-served', 'duplicate', 'refused'])
    .nullable(),
  /** In the courier's words. */
  message: z.string().nullable(),
  at: z.iso.datetime(),
  nextTryAt: z.iso.datetime().nullable(),
});
export type CourierRequest = z.infer<typeof courierRequest>;

export const adminShipment = z.object({
  shipmentId: z.uuid(),
  courier: courierName,
  /** The courier's other identifier besides the tracking number. */
  reference: z.string(),
  state: z.enum(['asked', 'booked', 'failed', 'cancelled']),
  /** The pickup date that the courier gave. */
  pickupOn: z.string().nullable(),
  report: z.string(),
  /** Whether the shop does not understand that report. */
  isUnclear: z.boolean(),
  mayCancel: z.boolean(),
  /** The oldest first. */
  requests: z.array(courierRequest),
});
export type AdminShipment = z.infer<typeof adminShipment>;
