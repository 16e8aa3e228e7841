import type { Paise } from '@gulmohar/contract/values/money.ts';
import { findState, stateCode } from '@gulmohar/contract/values/states.ts';
import type { TaxDocumentContent } from '../tax-document.ts';
import type { IssuedDocument } from './read-issued.ts';

/** A table of GSTR-1, by its name in the portal's files. */
export type Gstr1Table = 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur';

/**
 * Above this total, an invoice to a consumer in another state is listed individually, tax included (CGST
 * Rules, rule 59(4); Notification 12/2024-CT). By the month of the invoice, latest first.
 */
const listedAbove: readonly { since: string; value: Paise }[] = [
  { since: '2024-08', value: 10_000_000 },
  { since: '2017-07', value: 25_000_000 },
];

/**
 * A credit note goes with its invoice, however small it is; one against an invoice in table 7 is deducted
 * there.
 * @returns null for a challan, which has no tax, and for a document without a taxable value, such as the
 * invoice of an order that a coupon paid for entirely: the portal rejects them, and they count in table 13
 * only
 */
export function chooseTable(document: IssuedDocument): Gstr1Table | null {
  const { kind, content } = document;
  if (kind === 'delivery-challan' || !isTaxable(content)) return null;
  if (content.buyer.gstin) return kind === 'invoice' ? 'b2b' : 'cdnr';
  if (!isListed(document)) return 'b2cs';
  return kind === 'invoice' ? 'b2cl' : 'cdnur';
}

function isTaxable({ lines }: TaxDocumentContent): boolean {
  return lines.some(({ taxable }) => taxable > 0);
}

function isListed({ date, content, invoice_total }: IssuedDocument): boolean {
  if (isHome(content)) return false;
  const month = (content.againstDate ?? date).slice(0, 7);
  const limit = listedAbove.find(({ since }) => since <= month)?.value ?? 0;
  return Math.max(content.total, invoice_total ?? 0) > limit;
}

export function isHome(content: TaxDocumentContent): boolean {
  return placeOf(content).code === content.seller.gstin.slice(0, 2);
}

export type Place = { code: string; name: string };

/** The place of supply in a return for documents whose state is unknown; the findings name each of them. */
const OTHER_TERRITORY: Place = { code: '97', name: 'Other Territory' };

/** Older documents were issued before alternative spellings of states were recognised. */
export function placeOf({ placeOfSupply: { state, code } }: TaxDocumentContent): Place {
  if (code) return { code, name: state };
  const found = findState(state);
  return found ? { code: stateCode(found), name: found } : OTHER_TERRITORY;
}
