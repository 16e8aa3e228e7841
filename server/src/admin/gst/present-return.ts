import type { GstReturn as GstReturnReply } from '@gulmohar/contract/admin/gst.ts';
import { dayInIndia } from '@gulmohar/contract/values/day-in-india.ts';
import type { Selectable } from 'kysely';
import type { GstReturn } from '../../fulfilment/tax/filing/build-return.ts';
import { isRight } from '../../fulfilment/tax/filing/checks.ts';
import type { Place } from '../../fulfilment/tax/filing/choose-table.ts';
import type { HsnRow } from '../../fulfilment/tax/filing/hsn-summary.ts';
import { describeHsn } from '../../fulfilment/tax/filing/known-hsn.ts';
import { natures } from '../../fulfilment/tax/filing/portal-json.ts';
import { sumTax } from '../../fulfilment/tax/filing/rate-sums.ts';
import { returnNotes } from '../../fulfilment/tax/filing/return-notes.ts';
import { dayAfter, firstDay } from '../../fulfilment/tax/filing/return-period.ts';
import { showFigure } from '../../fulfilment/tax/filing/return-zip.ts';
import type { GstFiling } from '../../platform/database/tables.ts';

/** @param filing what was recorded about its filing, if anything */
export function presentReturn(
  made: GstReturn & { problems: string[] },
  filing: Selectable<GstFiling> | undefined,
): GstReturnReply {
  const { period, gstin, filed, gstr3b, problems, checks, fingerprint, json } = made;
  const until = dayAfter(period);
  const { b2b, b2cl, b2cs, cdnr, cdnur } = filed;
  const lists = { b2b, b2cl, cdnr, cdnur };
  const listed = Object.entries(lists).map(([table, documents]) => ({
    table: table as keyof typeof lists,
    entries: documents.length,
    ...sumTax(documents.flatMap(({ rates }) => rates)),
  }));
  return {
    period: period.key,
    from: firstDay(period),
    until,
    isOver: dayInIndia(new Date()) >= until,
    gstin,
    outward: gstr3b.outward,
    unregistered: gstr3b.unregistered.map(({ place, ...row }) => ({ ...row, place: placeName(place) })),
    tables: [...listed, { table: 'b2cs', entries: b2cs.length, ...sumTax(b2cs) }],
    smallSales: b2cs.map(({ place, basisPoints, taxable, igst, cgst, sgst }) => ({
      place: placeName(place),
      basisPoints,
      taxable,
      igst,
      cgst,
      sgst,
    })),
    hsn: [
      ...filed.hsn.b2b.map((row) => presentHsn('b2b', row)),
      ...filed.hsn.b2c.map((row) => presentHsn('b2c', row)),
    ],
    issued: filed.issued.map(({ kind, ...series }) => ({ ...series, nature: natures[kind].name })),
    problems,
    notes: returnNotes(filed, json),
    checks: checks.map((check) => ({
      name: check.name,
      found: showFigure(check, check.found),
      expected: showFigure(check, check.expected),
      isRight: isRight(check),
    })),
    fingerprint,
    filed: filing
      ? {
          at: filing.filed_at.toISOString(),
          by: filing.staff_name,
          isUnchanged: filing.content_hash === fingerprint,
        }
      : null,
  };
}

function presentHsn(half: 'b2b' | 'b2c', row: HsnRow): GstReturnReply['hsn'][number] {
  return { half, ...row, description: describeHsn(row.hsn) ?? '' };
}

function placeName({ code, name }: Place): string {
  return `${code}-${name}`;
}
