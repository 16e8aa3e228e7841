import { z } from 'zod';

/** Source: one.delhivery.com/developer-portal. */
const remarks = z.union([z.string(), z.array(z.string())]).nullish();

export const created = z.object({
  success: z.boolean().nullish(),
  rmk: z.string().nullish(),
  packages: z
    .array(z.object({ waybill: z.string().nullish(), status: z.string().nullish(), remarks }))
    .nullish(),
});

const status = z.object({
  Status: z.string().nullish(),
  StatusType: z.string().nullish(),
  StatusCode: z.string().nullish(),
  StatusDateTime: z.string().nullish(),
  StatusLocation: z.string().nullish(),
  Instructions: z.string().nullish(),
});
const scanDetail = z.object({
  Scan: z.string().nullish(),
  ScanType: z.string().nullish(),
  StatusCode: z.string().nullish(),
  ScanDateTime: z.string().nullish(),
  StatusDateTime: z.string().nullish(),
  ScannedLocation: z.string().nullish(),
  Instructions: z.string().nullish(),
});
export type ScanDetail = z.infer<typeof scanDetail>;

const shipment = z.object({
  AWB: z.string(),
  ReferenceNo: z.string().nullish(),
  Status: status.nullish(),
  Scans: z.array(z.object({ ScanDetail: scanDetail })).nullish(),
});
export type TrackedShipment = z.infer<typeof shipment>;

/** For an unknown number the response has status 200 and `Success: false`. */
export const tracked = z.object({
  ShipmentData: z.array(z.object({ Shipment: shipment })).default([]),
});

export const pinCodes = z.object({
  delivery_codes: z.array(
    z.object({
      postal_code: z.object({
        pre_paid: z.string().nullish(),
        cod: z.string().nullish(),
        pickup: z.string().nullish(),
        remarks: z.string().nullish(),
      }),
    }),
  ),
});

export const transit = z.object({ data: z.object({ tat: z.coerce.number() }) });

export const packingSlip = z.object({
  packages: z.array(z.object({ pdf_download_link: z.string().nullish() })),
});

export const webhook = z.looseObject({ Shipment: z.looseObject({ AWB: z.string().min(1) }) });

/** An estimate, in rupees. */
export const charges = z.array(z.object({ total_amount: z.number() }));
