import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { LineTax } from '../../catalogue/tax/line-tax.ts';

/** The seller, as registered with the tax office. */
export type Seller = {
  legalName: string;
  address: string[];
  gstin: string;
  /** One or two letters or digits before every number. */
  prefix: string;
};

/** Numbers, pairs, and `NA` for a service, which has no quantity (GSTR-1, table 12). */
export type UnitCode = 'NOS' | 'PRS' | 'NA';

export type TaxDocumentLine = LineTax & {
  /** null: delivery, or another charge. */
  orderLineId: string | null;
  /** Which charge it is; absent: delivery, or an item. */
  charge?: 'cod';
  name: string;
  hsn: string;
  quantity: number;
  /** The government's code of the unit of quantity; absent on documents from before it was kept. */
  unit?: UnitCode;
  /** The price of one before the discount, tax included; absent when `unit` is, and for delivery. */
  unitPrice?: Paise;
  /** Printed on the product; null where it has none. */
  mrp?: Paise | null;
  /** The line's share of the order's discount. */
  discount?: Paise;
  /** Tax included. */
  paid: Paise;
};

/** A document as it was issued. A delivery challan's amounts are the value of its goods; nothing is charged. */
export type TaxDocumentContent = {
  seller: Omit<Seller, 'prefix'>;
  buyer: {
    /** Of a business with a GSTIN, its own. */
    name: string;
    address: string[];
    /** Absent on documents for consumers. */
    gstin?: string;
  };
  placeOfSupply: { state: string; code: string };
  /** The invoice that a credit note corrects, or that has the item which a challan's goods replace. */
  against?: string;
  /** When that invoice was issued (rule 53(1A) of the CGST Rules); absent on documents from before it was kept. */
  againstDate?: string;
  lines: TaxDocumentLine[];
  total: Paise;
  /** Of an invoice that is paid in cash on delivery: what the courier collects, in whole rupees. */
  collect?: Paise;
  /** Of an invoice: the part of its lines' discounts that was for paying online. */
  prepaidDiscount?: Paise;
};

/** What the JSON of a `tax_document` holds. */
export type TaxDocumentJson = { content: TaxDocumentContent };
