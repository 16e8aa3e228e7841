import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { MonthlyDocument } from './gst-report.ts';
import { financialYear } from './next-number.ts';

type Rule = { isAbove5Crore: boolean };

/**
 * What must be corrected, or explained to the accountant, before a month is filed: GSTR-1 must be right the first time.
 * @param documents of the month, by `readMonth`
 * @returns a sentence for each finding
 */
export async function findGstProblems(
  db: Database,
  documents: readonly MonthlyDocument[],
  rule: Rule,
): Promise<string[]> {
  return [
    ...documents.flatMap((document) => problemsOf(document, rule)),
    ...gapsIn(documents.map(({ number }) => number)),
    ...(await findUnrefundedNotes(db, documents)),
  ];
}

function problemsOf({ kind, number, date, content }: MonthlyDocument, { isAbove5Crore }: Rule): string[] {
  const problems: string[] = [];
  const { placeOfSupply, lines, against, againstDate } = content;
  if (!placeOfSupply.code) problems.push(`the place of supply ‘${placeOfSupply.state}’ is no state of India`);
  const digits = isAbove5Crore ? 6 : 4;
  for (const { hsn, name } of lines) {
    if (hsn === '') problems.push(`‘${name}’ has no HSN code`);
    else if (hsn.length < digits) problems.push(`‘${name}’ has an HSN code of fewer than ${digits} digits`);
  }
  if (kind === 'credit-note' && againstDate && date > lastDayFor(new Date(againstDate))) {
    problems.push(`it came after the last day for a credit note against ${against}`);
  }
  return problems.map((problem) => `${number}: ${problem}.`);
}

/** 30 November after the financial year of the invoice (CGST Act, section 34(2)). */
function lastDayFor(invoicedAt: Date): string {
  const [, end = ''] = financialYear(invoicedAt).split('-');
  return `20${end}-11-30`;
}

/** Numbers of one series are consecutive. @param numbers `GM/26-27/000123` */
function gapsIn(numbers: readonly string[]): string[] {
  const bySeries = Map.groupBy(numbers, (number) => number.slice(0, number.lastIndexOf('/')));
  return [...bySeries].flatMap(([series, issued]) => {
    const serials = issued.map((number) => Number(number.slice(series.length + 1))).sort((a, b) => a - b);
    return serials.flatMap((serial, at) => {
      const before = serials[at - 1];
      if (before === undefined || serial === before + 1) return [];
      return [`${series}: numbers between ${before} and ${serial} are missing.`];
    });
  });
}

/** A credit note stands for tax that was refunded to the buyer. */
async function findUnrefundedNotes(db: Database, documents: readonly MonthlyDocument[]): Promise<string[]> {
  const notes = new Map(
    documents.flatMap(({ return_id, number }) => (return_id ? [[return_id, number]] : [])),
  );
  if (notes.size === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select request.id from return_request as request
    join order_line on order_line.id = request.paid_line_id
    where request.id = any(${[...notes.keys()]}::uuid[]) and request.refund_amount > 0
      and not exists (select from payment join refund on refund.payment_id = payment.id
                      where payment.order_id = order_line.order_id and refund.status = 'processed')`.execute(
    db,
  );
  return rows.map(({ id }) => `${notes.get(id)}: the money has not gone back to the buyer yet.`);
}
