import type { DocumentCopy } from '@gulmohar/contract/fulfilment/tax-document.ts';
import type { TaxDocumentKind } from '../../platform/database/tables.ts';

const marks = {
  invoice: {
    recipient: 'Original for recipient',
    transporter: 'Duplicate for transporter',
    supplier: 'Triplicate for supplier',
  },
  'delivery-challan': {
    recipient: 'Original for consignee',
    transporter: 'Duplicate for transporter',
    supplier: 'Triplicate for consignor',
  },
} satisfies Partial<Record<TaxDocumentKind, Record<DocumentCopy, string>>>;

/** The marking of a copy (CGST Rules, rules 48(1) and 55(2)); credit notes are marked like invoices. */
export function copyMark(kind: TaxDocumentKind, copy: DocumentCopy): string {
  return marks[kind === 'credit-note' ? 'invoice' : kind][copy];
}
