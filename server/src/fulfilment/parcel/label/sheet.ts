import type { DeliveryDetails } from '@gulmohar/contract/sales/checkout.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { IssuedDocument } from '../../tax/pdf/tax-document.pdf.ts';

/** The sender, to whom a parcel is returned. */
export type Sender = { name: string; lines: string[]; phone: string };

/** The content of a label. */
export type Label = DeliveryDetails & {
  /** The courier's own label as a PDF, which is printed instead; null when there is none. */
  courierLabel: Uint8Array | null;
  parcelId: string;
  /** The order and the parcel in it: `3F8A91C2-1`. */
  parcelCode: string;
  isExpress: boolean;
  /** The parcel's number, out of `count`. */
  number: number;
  count: number;
  courier: string | null;
  trackingNumber: string | null;
  /** The cash that the courier collects; null when it is paid already. */
  collect: Paise | null;
  /** `2 × Kurti, M (GM-12)` */
  items: string[];
  weightGrams: number | null;
  /** Length, width and height. */
  boxMm: [number, number, number] | null;
  date: Date;
  invoice: { number: string; total: Paise } | null;
  sender: Sender;
  gstin: string;
};

/** The content of a packing slip: no prices, because many parcels are presents. */
export type Slip = DeliveryDetails & {
  shortId: string;
  placedAt: Date;
  collect: Paise | null;
  isExpress: boolean;
  items: { sku: string; name: string; size: string | null; quantity: number }[];
  sender: Sender;
};

/** One document of a print, of one or more pages. */
export type Sheet =
  | { kind: 'label'; label: Label }
  | { kind: 'packing-slip'; slip: Slip }
  | { kind: 'invoice'; issued: IssuedDocument };
