import type { DeliveryDetails } from '@gulmohar/contract/sales/checkout.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { IssuedDocument } from '../../tax/pdf/tax-document.pdf.ts';

export type Sender = { name: string; lines: string[]; phone: string };

export type Label = DeliveryDetails & {
  /** The courier's own label as a PDF, which is printed instead; null when there is none. */
  courierLabel: Uint8Array | null;
  parcelId: string;
  parcelCode: string;
  isExpress: boolean;
  number: number;
  count: number;
  courier: string | null;
  trackingNumber: string | null;
  collect: Paise | null;
  items: string[];
  weightGrams: number | null;
  /** Length, width and height. */
  boxMm: [number, number, number] | null;
  date: Date;
  invoice: { number: string; total: Paise } | null;
  sender: Sender;
  gstin: string;
};

/** No prices, because many parcels are presents. */
export type Slip = DeliveryDetails & {
  shortId: string;
  placedAt: Date;
  collect: Paise | null;
  isExpress: boolean;
  items: { sku: string; name: string; size: string | null; quantity: number }[];
  sender: Sender;
};

export type Sheet =
  | { kind: 'label'; label: Label }
  | { kind: 'packing-slip'; slip: Slip }
  | { kind: 'invoice'; issued: IssuedDocument };
