import { z } from 'zod';

/** Source: apidocs.shiprocket.in. Ids are numbers or strings. */
const id = z.union([z.string(), z.number()]).transform(String);
const optionalId = id.nullish().transform((value) => value || null);

export const login = z.object({ token: z.string().min(1) });

/** The body of a refusal; some have status 200. */
export const refusal = z.object({
  message: z.string().optional(),
  status_code: z.number().optional(),
  errors: z.record(z.string(), z.union([z.array(z.string()), z.string()])).optional(),
});

export const created = z.object({
  order_id: id,
  shipment_id: id,
  status_code: z.number().nullish(),
  awb_code: optionalId,
  courier_name: z.string().nullish(),
});

export const assigned = z.object({
  awb_assign_status: z.literal(1),
  response: z.object({ data: z.object({ awb_code: id, courier_name: z.string().nullish() }) }),
});

export const notAssigned = z.object({
  status_code: z.number().optional(),
  message: z.string().optional(),
  response: z
    .object({ data: z.object({ awb_assign_error: z.string() }).partial() })
    .partial()
    .optional(),
});

const shipmentOf = z.object({ id, awb: optionalId, courier: z.string().nullish() });
export const orders = z.object({
  data: z.array(
    z.object({
      id,
      channel_order_id: z.string(),
      status_code: z.number().nullish(),
      // Lists have an array here, a single order an object.
      shipments: z.union([z.array(shipmentOf), shipmentOf.transform((one) => [one])]).catch([]),
    }),
  ),
});

export const pickup = z.object({
  pickup_status: z.number().optional(),
  response: z.object({ pickup_scheduled_date: z.string().nullish() }).nullish(),
});
export const label = z.object({ label_url: z.string() });
export const manifest = z.object({ manifest_url: z.string() });

const activity = z.object({
  date: z.string(),
  activity: z.string().nullish(),
  location: z.string().nullish(),
  'sr-status': z.union([z.string(), z.number()]).nullish(),
  'sr-status-label': z.string().nullish(),
});
const trackingData = z.object({
  track_status: z.number().nullish(),
  shipment_status: z.union([z.string(), z.number()]).nullish(),
  shipment_track: z
    .array(z.object({ awb_code: optionalId, current_status: z.string().nullish() }))
    .nullish()
    .catch([]),
  shipment_track_activities: z.array(activity).nullish(),
  error: z.string().nullish(),
});
export type Activity = z.infer<typeof activity>;
export type TrackingData = z.infer<typeof trackingData>;

/** By tracking number. */
export const tracks = z.record(z.string(), z.object({ tracking_data: trackingData }));

export const services = z.object({
  data: z.object({
    available_courier_companies: z.array(
      z.object({
        cod: z.number().nullish(),
        estimated_delivery_days: z.union([z.string(), z.number()]).nullish(),
        courier_company_id: z.number().nullish(),
        is_surface: z.boolean().nullish().catch(null),
        /** In rupees, including the charge for cash on delivery. */
        rate: z.number().nullish().catch(null),
      }),
    ),
  }),
});

export const pickupPlaces = z.object({
  data: z.object({ shipping_address: z.array(z.object({ pickup_location: z.string() })) }),
});

export const webhook = z.looseObject({ awb: id });
