import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { IssuedDocument } from '../tax/pdf/tax-document.pdf.ts';

/** Whom a parcel goes back to. */
export type Sender = { name: string; lines: string[]; phone: string };

export type Recipient = { name: string; lines: string[]; pin: string; phone: string };

/** What a label says. */
export type Label = {
  /** The courier's own label, a PDF, which is printed instead; null: it gave none. */
  courierLabel: Uint8Array | null;
  parcelId: string;
  /** Of the order and the parcel in it: `3F8A91C2-1`. */
  parcelCode: string;
  isExpress: boolean;
  /** Which of how many. */
  number: number;
  count: number;
  courier: string | null;
  trackingNumber: string | null;
  /** What the courier collects in cash; null: it is paid already. */
  collect: Paise | null;
  to: Recipient;
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

/** What a packing slip says: no prices, since many parcels are presents. */
export type Slip = {
  shortId: string;
  placedAt: Date;
  to: Recipient;
  collect: Paise | null;
  isExpress: boolean;
  items: { sku: string; name: string; size: string | null; quantity: number }[];
  sender: Sender;
};

/** One document of a print, on one page or several. */
export type Sheet =
  | { kind: 'label'; label: Label }
  | { kind: 'packing-slip'; slip: Slip }
  | { kind: 'invoice'; issued: IssuedDocument };
