import { expect } from 'vitest';
import { buildReturn } from '../src/fulfilment/tax/filing/build-return.ts';
import { isRight } from '../src/fulfilment/tax/filing/checks.ts';
import type { DeliveryHsn } from '../src/fulfilment/tax/filing/hsn-summary.ts';
import type { IssuedDocument } from '../src/fulfilment/tax/filing/read-issued.ts';
import { parsePeriod } from '../src/fulfilment/tax/filing/return-period.ts';
import { FILER, invoiceOf, noteOn, type Sold } from './tax-month.ts';

export const BUSINESS = '27AAPFU0939F1ZV';
const SAREE: Sold = ['50072010', 1, 1_050_000, 5];

export const atHome = invoiceOf({
  number: 'GM/26-27/000101',
  date: '2026-11-02',
  to: '08',
  lines: [['62114210', 1, 105_000, 5]],
});
const withDelivery = invoiceOf({
  number: 'GM/26-27/000102',
  date: '2026-11-05',
  to: '27',
  lines: [
    ['62114210', 1, 354_000, 18],
    ['62149040', 2, 99_900, 5],
    ['9965', 1, 9_900, 18],
  ],
});
export const large = invoiceOf({
  number: 'GM/26-27/000103',
  date: '2026-11-09',
  to: '29',
  lines: [
    ['62044290', 1, 11_800_000, 18],
    ['50072010', 2, 2_100_000, 5],
  ],
});
export const toBusiness = invoiceOf({
  number: 'GM/26-27/000104',
  date: '2026-11-12',
  to: '27',
  gstin: BUSINESS,
  lines: [['62114210', 10, 1_049_900, 5]],
});
const refused = invoiceOf({
  number: 'GM/26-27/000105',
  date: '2026-11-18',
  to: '27',
  lines: [['62149040', 1, 49_950, 5]],
});
export const november = [
  atHome,
  withDelivery,
  large,
  toBusiness,
  refused,
  noteOn(refused, {
    number: 'GMC/26-27/000011',
    date: '2026-11-24',
    lines: [['62149040', 1, 49_950, 5]],
  }),
  noteOn(large, { number: 'GMC/26-27/000012', date: '2026-11-28', lines: [SAREE] }),
];

/** The file of a period for the portal, once its checks are right. */
export function fileOf(
  documents: readonly IssuedDocument[],
  deliveryHsn: DeliveryHsn = 'own',
  key = '2026-11',
) {
  const input = { period: parsePeriod(key), gstin: FILER, deliveryHsn, iffMonths: new Set<string>() };
  const made = buildReturn(documents, input);
  expect(made.checks.filter((check) => !isRight(check))).toEqual([]);
  return { ...made, portal: JSON.parse(made.json) };
}

type HsnEntry = Record<'hsn_sc' | 'uqc' | 'qty' | 'rt' | 'txval' | 'iamt' | 'camt' | 'samt', string | number>;

export function hsnOf(rows: HsnEntry[]) {
  return rows.map(({ hsn_sc, uqc, qty, rt, txval, iamt, camt, samt }) => [
    hsn_sc,
    uqc,
    qty,
    rt,
    txval,
    iamt,
    camt,
    samt,
  ]);
}
