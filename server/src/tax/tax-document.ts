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

export type TaxDocumentKind = 'invoice' | 'credit-note';

export type TaxDocumentLine = LineTax & {
  /** null: delivery. */
  orderLineId: string | null;
  name: string;
  hsn: string;
  quantity: number;
  /** Tax included. */
  paid: Paise;
};

/** An invoice or credit note as it was issued. */
export type TaxDocumentContent = {
  seller: Omit<Seller, 'prefix'>;
  buyer: { name: string; address: string[] };
  placeOfSupply: { state: string; code: string };
  /** The invoice that a credit note corrects. */
  against?: string;
  lines: TaxDocumentLine[];
  total: Paise;
};
