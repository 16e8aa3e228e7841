import type { GstRegistration } from '@gulmohar/contract/values/gst-registration.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { LineTax } from '../../catalogue/tax/line-tax.ts';

export type Seller = {
  legalName: string;
  address: string[];
  /** Empty for a seller without a registration. */
  gstin: string;
  registration: GstRegistration;
  /** One or two letters or digits at the start of every number. */
  prefix: string;
  giftWrap: GiftWrapGoods;
};

/** How documents describe and tax the gift wrap. */
export type GiftWrapGoods = { name: string; hsn: string; basisPoints: number };

/** Numbers, pairs, or `NA` for a service, which has no quantity (GSTR-1, table 12). */
export type UnitCode = 'NOS' | 'PRS' | 'NA';

export type TaxDocumentLine = LineTax & {
  /** null for delivery or another charge, the gift wrap among them */
  orderLineId: string | null;
  /** The kind of charge; absent for delivery and items. */
  charge?: 'cod' | 'gift-wrap';
  name: string;
  hsn: string;
  quantity: number;
  /** The government's code for the unit of quantity; absent on older documents, which did not store it. */
  unit?: UnitCode;
  /** The unit price before the discount, tax included; absent when `unit` is, and for delivery. */
  unitPrice?: Paise;
  /** The price printed on the product; null when it has none. */
  mrp?: Paise | null;
  discount?: Paise;
  /** Tax included. */
  paid: Paise;
};

/** A document as it was issued. A delivery challan's amounts are the value of its goods; nothing is charged. */
export type TaxDocumentContent = {
  /** Older documents, which did not store the registration, are a regular taxpayer's. */
  seller: Omit<Seller, 'prefix' | 'registration' | 'giftWrap'> & { registration?: GstRegistration };
  buyer: {
    /** The business name, for a buyer with a GSTIN. */
    name: string;
    address: string[];
    /** Absent for consumers. */
    gstin?: string;
  };
  placeOfSupply: { state: string; code: string };
  /** The invoice that a credit note corrects, or that contains the item replaced by a challan's goods. */
  against?: string;
  /** Rule 53(1A) of the CGST Rules; absent on older documents, which did not store it. */
  againstDate?: string;
  lines: TaxDocumentLine[];
  total: Paise;
  /** For an invoice paid in cash on delivery: the amount that the courier collects, in whole rupees. */
  collect?: Paise;
  /** For an invoice: the part of its lines' discounts that was given for paying online. */
  prepaidDiscount?: Paise;
  /** Likewise, the part that promotions took off by themselves. */
  promotionDiscount?: Paise;
};

export type TaxDocumentJson = { content: TaxDocumentContent };
