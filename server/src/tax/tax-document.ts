import type { Paise } from '@gulmohar/contract/money.ts';
import type { LineTax } from './line-tax.ts';

/** Who sells, as the tax office knows them. */
export type Seller = {
  legalName: string;
  address: string[];
  gstin: string;
  /** One or two letters or digits before every number. */
  prefix: string;
};

export type TaxDocumentKind = 'invoice' | 'credit-note' | 'delivery-challan';

export type TaxDocumentLine = LineTax & {
  /** null: delivery. */
  orderLineId: string | null;
  name: string;
  hsn: string;
  quantity: number;
  /** Tax included. */
  paid: Paise;
};

/** A document as it was issued. A delivery challan's amounts are what its goods are worth; nothing is charged. */
export type TaxDocumentContent = {
  seller: Omit<Seller, 'prefix'>;
  buyer: { name: string; address: string[] };
  placeOfSupply: { state: string; code: string };
  /** The invoice that a credit note corrects, or that has the piece which a challan's goods replace. */
  against?: string;
  lines: TaxDocumentLine[];
  total: Paise;
};
