import { stateCode, states } from '@gulmohar/contract/values/states.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILER, invoiceOf, noteOn, type Sold } from '../../../../testing/tax-month.ts';
import { buildReturn } from './build-return.ts';
import { isRight } from './checks.ts';
import type { IssuedDocument } from './read-issued.ts';
import { parsePeriod } from './return-period.ts';

const line: fc.Arbitrary<Sold> = fc.tuple(
  fc.constantFrom('62114210', '62149040', '50072010', '640520', '9965'),
  fc.integer({ min: 1, max: 20 }),
  fc.integer({ min: 0, max: 12_000_000 }),
  fc.constantFrom(3, 5, 18),
);

const sale = fc.record({
  to: fc.constantFrom(...states.map(stateCode)),
  isBusiness: fc.boolean(),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  /** How many of its lines are returned; 0 for none. */
  back: fc.nat({ max: 6 }),
});

const month = fc.array(sale, { maxLength: 40 }).map((sales): IssuedDocument[] => {
  const number = (prefix: string, index: number) => `${prefix}/26-27/${String(index + 1).padStart(6, '0')}`;
  const invoices = sales.map(({ to, isBusiness, lines }, index) =>
    invoiceOf({
      number: number('GM', index),
      date: '2026-11-10',
      to,
      lines,
      // All businesses share a GSTIN, which makes no difference to the sums.
      ...(isBusiness && { gstin: `${to}AAPFU0939F1ZV` }),
    }),
  );
  const notes = invoices
    .flatMap((invoice, index) => {
      const lines = sales[index]?.lines.slice(0, sales[index]?.back) ?? [];
      return lines.length > 0 ? [{ invoice, lines }] : [];
    })
    .map(({ invoice, lines }, index) =>
      noteOn(invoice, { number: number('GMC', index), date: '2026-11-20', lines }),
    );
  return [...invoices, ...notes];
});

const input = { period: parsePeriod('2026-11'), gstin: FILER, iffMonths: new Set<string>() };

test('for any month of sales and returns, the GST return equals its documents to the paisa', () => {
  fc.assert(
    fc.property(month, fc.constantFrom('own' as const, 'goods' as const), (documents, deliveryHsn) => {
      const made = buildReturn(documents, { ...input, deliveryHsn });
      expect(made.checks.filter((check) => !isRight(check))).toEqual([]);
      const portal = JSON.parse(made.json);
      const paise = (rupees: number) => Math.round(rupees * 100);
      const listed = [...(portal.b2b ?? []), ...(portal.b2cl ?? [])].flatMap(({ inv }) => inv);
      const notes = [...(portal.cdnr ?? []).flatMap(({ nt }: { nt: [] }) => nt), ...(portal.cdnur ?? [])];
      const ofItems = (entries: { itms: { itm_det: Detail }[] }[]) =>
        entries.flatMap(({ itms }) => itms).reduce((sum, { itm_det }) => sum + wholeOf(itm_det), 0);
      const small = (portal.b2cs ?? []).reduce((sum: number, row: Detail) => sum + wholeOf(row), 0);
      const expected = documents.reduce(
        (sum, { kind, content }) => sum + (kind === 'invoice' ? content.total : -content.total),
        0,
      );
      expect(paise(ofItems(listed) - ofItems(notes) + small)).toBe(expected);
    }),
  );
});

type Detail = { txval: number; iamt?: number; camt?: number; samt?: number };

function wholeOf({ txval, iamt = 0, camt = 0, samt = 0 }: Detail): number {
  return txval + iamt + camt + samt;
}
