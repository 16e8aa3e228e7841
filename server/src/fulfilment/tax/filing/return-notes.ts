import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { csvRounding } from './checks.ts';
import type { Gstr1 } from './gstr1.ts';
import { percent } from './portal-json.ts';

/** The largest file that the portal accepts, as measured by its own tool. */
const MAX_BYTES = 4_928_307;

/**
 * What matters when uploading a return although its figures are right.
 * @param json the portal's file
 * @returns a sentence for each
 */
export function returnNotes(gstr1: Gstr1, json: string): string[] {
  const notes = ratesOfOneCode(gstr1);
  const rounding = csvRounding(gstr1);
  if (rounding !== 0) {
    const amount = formatRupees(Math.abs(rounding));
    notes.push(
      `From the CSV files, the offline tool calculates ${amount} ${rounding > 0 ? 'more' : 'less'} tax in table 7 because it rounds whole rows; the JSON keeps the invoices’ figures.`,
    );
  }
  // Measured like the tool does: as a quoted string, with a backslash before each quote.
  if (Buffer.byteLength(JSON.stringify(json)) > MAX_BYTES)
    notes.push('The JSON is larger than the portal accepts in one file. Please use the CSV files.');
  return notes;
}

/** The tool's import of table 12 keeps only the last of two rows with the same code and unit. */
function ratesOfOneCode({ hsn }: Gstr1): string[] {
  return [hsn.b2b, hsn.b2c].flatMap((half) =>
    [...Map.groupBy(half, ({ hsn: code, unit }) => `${code} in ${unit}`)].flatMap(([code, rows]) =>
      rows.length < 2
        ? []
        : [
            `HSN ${code} was sold at ${rows.map((row) => `${percent(row)}%`).join(' and ')}: when it imports CSV files, the offline tool keeps only one of these rates. Please upload the JSON.`,
          ],
    ),
  );
}
