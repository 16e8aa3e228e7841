import { createHash } from 'node:crypto';
import { type Check, checkReturn } from './checks.ts';
import { buildGstr1, type Gstr1, type ListedDocument } from './gstr1.ts';
import { buildGstr3b, type Gstr3b } from './gstr3b.ts';
import type { DeliveryHsn } from './hsn-summary.ts';
import { portalJson } from './portal-json.ts';
import type { IssuedDocument } from './read-issued.ts';
import type { ReturnPeriod } from './return-period.ts';

export type GstReturn = {
  period: ReturnPeriod;
  gstin: string;
  documents: readonly IssuedDocument[];
  gstr1: Gstr1;
  /** What is actually filed: a quarter leaves out what was filed for its months before. */
  filed: Gstr1;
  gstr3b: Gstr3b;
  checks: Check[];
  json: string;
  fingerprint: string;
};

type Input = {
  period: ReturnPeriod;
  gstin: string;
  deliveryHsn: DeliveryHsn;
  /** Months whose business invoices were filed by IFF, such as `2026-10`. */
  iffMonths: ReadonlySet<string>;
};

/** @param issued the documents of the period, by `readIssued` */
export function buildReturn(issued: readonly IssuedDocument[], input: Input): GstReturn {
  const { period, gstin } = input;
  const documents = period.isIff ? issued.filter(isOfBusiness) : issued;
  const whole = buildGstr1(documents, input.deliveryHsn);
  const gstr1 = period.isIff ? { ...whole, issued: [] } : whole;
  const gstr3b = buildGstr3b(gstr1);
  const isOpen = ({ date }: ListedDocument) =>
    period.months.length === 1 || !input.iffMonths.has(date.slice(0, 7));
  const filed = { ...gstr1, b2b: gstr1.b2b.filter(isOpen), cdnr: gstr1.cdnr.filter(isOpen) };
  const json = JSON.stringify(portalJson(filed, { gstin, period }));
  return {
    period,
    gstin,
    documents,
    gstr1,
    filed,
    gstr3b,
    checks: checkReturn(documents, gstr1, gstr3b),
    json,
    fingerprint: createHash('sha256').update(json).digest('hex'),
  };
}

function isOfBusiness({ kind, content }: IssuedDocument): boolean {
  return kind !== 'delivery-challan' && content.buyer.gstin !== undefined;
}
