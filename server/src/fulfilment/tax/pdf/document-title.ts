import type { GstRegistration } from '@gulmohar/contract/values/gst-registration.ts';
import type { TaxDocumentKind } from '../../../platform/database/tables.ts';
import type { TaxDocumentContent } from '../tax-document.ts';

/** Only a regular taxpayer issues tax invoices (CGST Act, section 31(3)(c) and (f)). */
const invoices: Record<GstRegistration, string> = {
  regular: 'Tax invoice',
  composition: 'Bill of supply',
  none: 'Bill',
};

export function documentTitle(kind: TaxDocumentKind, { seller }: TaxDocumentContent): string {
  if (kind === 'credit-note') return 'Credit note';
  return kind === 'invoice' ? invoices[seller.registration ?? 'regular'] : 'Delivery challan';
}

/** What a bill of supply says at its top (CGST Rules, rule 5(1)(f)). */
export const COMPOSITION_WORDS = 'Composition taxable person, not eligible to collect tax on supplies';
