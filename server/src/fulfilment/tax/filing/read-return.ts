import type { ReadDatabase } from '../../../platform/database/reads.ts';
import { buildReturn, type GstReturn } from './build-return.ts';
import { filedPeriods } from './filings.ts';
import { findGstProblems } from './findings.ts';
import type { DeliveryHsn } from './hsn-summary.ts';
import { readIssued } from './read-issued.ts';
import { parsePeriod } from './return-period.ts';

export type Filer = { gstin: string; deliveryHsn: DeliveryHsn; isAbove5Crore: boolean };

/** @param key of the period, as for `parsePeriod` */
export async function readReturn(
  db: ReadDatabase,
  key: string,
  filer: Filer,
): Promise<GstReturn & { problems: string[] }> {
  const period = parsePeriod(key);
  const [issued, filed] = await Promise.all([readIssued(db, period), filedPeriods(db)]);
  const iffMonths = new Set(filed.filter((one) => one.endsWith('-IFF')).map((one) => one.slice(0, 7)));
  const { gstin, deliveryHsn } = filer;
  const built = buildReturn(issued, { period, gstin, deliveryHsn, iffMonths });
  const foreign = built.documents.filter(({ content }) => content.seller.gstin !== gstin);
  return {
    ...built,
    problems: [
      ...foreign.map(
        ({ number, content }) => `${number}: it was issued under the GSTIN ${content.seller.gstin}.`,
      ),
      ...(await findGstProblems(db, built.documents, filer)),
    ],
  };
}
