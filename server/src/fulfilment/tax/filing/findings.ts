import { findPinPlace } from '@gulmohar/contract/values/pin-places.ts';
import { isGstin } from '@gulmohar/contract/values/tax-numbers.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../../platform/database/reads.ts';
import { financialYear } from '../next-number.ts';
import { chooseTable, isHome, placeOf } from './choose-table.ts';
import { serialOf, seriesOf } from './documents-issued.ts';
import { isUnknownHsn } from './known-hsn.ts';
import type { IssuedDocument } from './read-issued.ts';

type Rule = { isAbove5Crore: boolean };

/**
 * GSTR-1 must be right the first time.
 * @param documents of the period, by `readIssued`
 * @returns a sentence for each problem
 */
export async function findGstProblems(
  db: ReadDatabase,
  documents: readonly IssuedDocument[],
  rule: Rule,
): Promise<string[]> {
  return [
    ...documents.flatMap((document) => problemsOf(document, rule)),
    ...gapsIn(documents.map(({ number }) => number)),
    ...(await findUnrefundedNotes(db, documents)),
  ];
}

function problemsOf(document: IssuedDocument, rule: Rule): string[] {
  return [
    ...placeProblems(document),
    ...hsnProblems(document, rule),
    ...buyerProblems(document, rule),
    ...dateProblems(document),
  ].map((problem) => `${document.number}: ${problem}.`);
}

function placeProblems(document: IssuedDocument): string[] {
  const { content } = document;
  const { state } = content.placeOfSupply;
  if (!content.placeOfSupply.code) return [`the place of supply ‘${state}’ is not a state of India`];
  const elsewhere = document.kind === 'invoice' ? pinProblem(document) : undefined;
  if (elsewhere) return [elsewhere];
  const isListedAtHome = chooseTable(document) === 'b2cl' && isHome(content);
  return isListedAtHome ? [`table 5A is for other states, not for ${placeOf(content).name}`] : [];
}

/** A PIN code of another state hints at a wrong place of supply. */
function pinProblem({ content: { buyer, placeOfSupply } }: IssuedDocument): string | undefined {
  // The line before the state: see `dispatchContent`.
  const [pin] = buyer.address.at(-2)?.match(/[1-9][0-9]{5}$/) ?? [];
  const place = pin ? findPinPlace(pin) : undefined;
  if (!place || place.state === placeOfSupply.state) return undefined;
  return `the PIN code ${pin} usually belongs to ${place.state}, but the place of supply is ${placeOfSupply.state}`;
}

function hsnProblems({ content }: IssuedDocument, { isAbove5Crore }: Rule): string[] {
  const digits = isAbove5Crore ? 6 : 4;
  return content.lines.flatMap(({ hsn, name }) => {
    if (hsn === '') return [`‘${name}’ has no HSN code`];
    if (hsn.length < digits) return [`‘${name}’ has an HSN code of fewer than ${digits} digits`];
    return isUnknownHsn(hsn) ? [`‘${name}’ has the HSN code ${hsn}, which the portal does not know`] : [];
  });
}

/**
 * Documents for businesses need an invoice reference number above a turnover of Rs. 5 crore (CGST Rules, rule
 * 48(4); since 1 August 2023).
 */
function buyerProblems({ kind, content }: IssuedDocument, { isAbove5Crore }: Rule): string[] {
  const { gstin } = content.buyer;
  if (!gstin) return [];
  if (gstin === content.seller.gstin) return ['the buyer’s GSTIN is your own'];
  if (!isGstin(gstin)) return [`the buyer’s GSTIN ${gstin} is wrong`];
  const isMissing = isAbove5Crore && kind !== 'delivery-challan';
  return isMissing
    ? ['at your turnover a document for a business needs an IRN; please register it as an e-invoice']
    : [];
}

function dateProblems({ kind, date, content }: IssuedDocument): string[] {
  const { against, againstDate } = content;
  const isLate = kind === 'credit-note' && againstDate && date > lastDayFor(new Date(againstDate));
  return isLate ? [`it was issued after the last day for a credit note against ${against}`] : [];
}

/** 30 November after the end of the invoice's financial year (CGST Act, section 34(2)). */
function lastDayFor(invoicedAt: Date): string {
  const [, end = ''] = financialYear(invoicedAt).split('-');
  return `20${end}-11-30`;
}

/** @param numbers such as `GM/26-27/000123` */
function gapsIn(numbers: readonly string[]): string[] {
  return [...Map.groupBy(numbers, seriesOf)].flatMap(([series, issued]) => {
    const serials = issued.map(serialOf).sort((one, other) => one - other);
    return serials.flatMap((serial, at) => {
      const before = serials[at - 1];
      if (before === undefined || serial === before + 1) return [];
      return [`${series}: numbers between ${before} and ${serial} are missing.`];
    });
  });
}

/** A credit note means that the buyer got the tax back. Without a payment there is nothing to refund. */
async function findUnrefundedNotes(
  db: ReadDatabase,
  documents: readonly IssuedDocument[],
): Promise<string[]> {
  const notes = documents.filter(({ kind }) => kind === 'credit-note').map(({ number }) => number);
  if (notes.length === 0) return [];
  const { rows } = await sql<{ number: string }>`
    select note.number from tax_document as note
    left join return_request as request on request.id = note.return_id
    where note.number = any(${notes}::text[]) and request.refund_amount is distinct from 0
      and exists (select from payment where payment.order_id = note.order_id)
      and not exists (select from payment join refund on refund.payment_id = payment.id
                      where payment.order_id = note.order_id and refund.status = 'processed')
    order by note.number`.execute(db);
  return rows.map(({ number }) => `${number}: the buyer has not been refunded yet.`);
}
