import type { Paise } from '@gulmohar/contract/values/money.ts';
import { stateCode, states } from '@gulmohar/contract/values/states.ts';
import { taxWithin } from '../src/catalogue/tax/line-tax.ts';
import type { IssuedDocument } from '../src/fulfilment/tax/filing/read-issued.ts';
import type { TaxDocumentLine } from '../src/fulfilment/tax/tax-document.ts';

export const FILER = '08AABCG4821M1ZH';

/** HSN code, quantity, amount paid in paise, and the rate in per cent. */
export type Sold = [hsn: string, quantity: number, paid: Paise, rate: number];

type Described = {
  number: string;
  /** `2026-11-02` */
  date: string;
  /** The code of the destination state. */
  to: string;
  gstin?: string;
  lines: Sold[];
};

/** An issued invoice with lines whose prices include tax. */
export function invoiceOf({ number, date, to, gstin, lines }: Described): IssuedDocument {
  const taxed = lines.map((line) => lineOf(line, to));
  const state = states.find((known) => stateCode(known) === to) ?? '';
  return {
    kind: 'invoice',
    number,
    date,
    order_id: `order of ${number}`,
    reason: null,
    invoice_total: null,
    content: {
      seller: { legalName: 'Gulmohar', address: [], gstin: FILER },
      buyer: { name: gstin ? 'Sample Traders' : 'Asha', address: [], ...(gstin && { gstin }) },
      placeOfSupply: { state, code: to },
      lines: taxed,
      total: taxed.reduce((sum, { paid }) => sum + paid, 0),
    },
  };
}

/** A credit note for some of an invoice's items. */
export function noteOn(
  invoice: IssuedDocument,
  { number, date, lines }: Pick<Described, 'number' | 'date' | 'lines'>,
): IssuedDocument {
  const back = lines.map((line) => lineOf(line, invoice.content.placeOfSupply.code));
  return {
    ...invoice,
    kind: 'credit-note',
    number,
    date,
    reason: 'returned',
    invoice_total: invoice.content.total,
    content: {
      ...invoice.content,
      against: invoice.number,
      againstDate: `${invoice.date}T06:00:00Z`,
      lines: back,
      total: back.reduce((sum, { paid }) => sum + paid, 0),
    },
  };
}

function lineOf([hsn, quantity, paid, rate]: Sold, to: string): TaxDocumentLine {
  return {
    orderLineId: hsn,
    name: hsn,
    hsn,
    quantity,
    paid,
    unit: hsn.startsWith('99') ? 'NA' : 'NOS',
    ...taxWithin(paid, rate * 100, to === FILER.slice(0, 2)),
  };
}
