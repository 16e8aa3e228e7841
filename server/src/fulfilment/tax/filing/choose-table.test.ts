import { describe, expect, test } from 'vitest';
import { invoiceOf, noteOn, type Sold } from '../../../../testing/tax-month.ts';
import { atHome, BUSINESS, fileOf, hsnOf, large, toBusiness } from '../../../../testing/worked-example.ts';
import { parsePeriod } from './return-period.ts';
import { sectionFiles } from './section-files.ts';

describe('an invoice to a consumer', () => {
  const table = (to: string, paid: number) => {
    const { portal } = fileOf([
      invoiceOf({ number: 'GM/26-27/000001', date: '2026-11-02', to, lines: [['62044290', 1, paid, 18]] }),
    ]);
    return [portal.b2cl?.length ?? 0, portal.b2cs?.length ?? 0];
  };

  test.each([
    ['of exactly Rs. 1,00,000 to another state is summed up', '29', 10_000_000, [0, 1]],
    ['of a paisa more is listed', '29', 10_000_001, [1, 0]],
    ['of whatever value at home is summed up', '08', 13_900_000, [0, 1]],
  ])('%s', (_, to, paid, expected) => {
    expect(table(to, paid)).toEqual(expected);
  });

  test('from before August 2024 was listed only above Rs. 2,50,000', () => {
    const old = invoiceOf({
      number: 'GM/24-25/000001',
      date: '2024-07-30',
      to: '29',
      lines: [['62044290', 1, 13_900_000, 18]],
    });
    const back = noteOn(old, {
      number: 'GMC/24-25/000001',
      date: '2024-08-03',
      lines: [['62044290', 1, 13_900_000, 18]],
    });
    const { portal } = fileOf([back], 'own', '2024-08');
    expect([portal.cdnur, portal.b2cs.length]).toEqual([undefined, 1]);
  });
});

test('documents without a taxable value are in table 13 only', () => {
  const free: Sold[] = [['62114210', 2, 0, 5]];
  const invoices = [
    invoiceOf({ number: 'GM/26-27/000106', date: '2026-11-20', to: '27', gstin: BUSINESS, lines: free }),
    invoiceOf({ number: 'GM/26-27/000107', date: '2026-11-21', to: '29', lines: free }),
  ];
  const notes = invoices.map((invoice, index) =>
    noteOn(invoice, { number: `GMC/26-27/00001${index + 3}`, date: '2026-11-29', lines: free }),
  );
  const onLarge = noteOn(large, { number: 'GMC/26-27/000015', date: '2026-11-29', lines: free });
  const { portal, filed } = fileOf([...invoices, ...notes, onLarge]);
  expect(Object.keys(portal).slice(4)).toEqual(['doc_issue']);
  expect([...sectionFiles(filed, parsePeriod('2026-11')).keys()]).toEqual(['docs.csv']);
  expect(portal.doc_issue.doc_det.map(({ docs }: { docs: { totnum: number }[] }) => docs[0]?.totnum)).toEqual(
    [2, 3],
  );
});

describe('credit notes', () => {
  test('in a month without sales give a negative row', () => {
    const back = noteOn(atHome, {
      number: 'GMC/26-27/000013',
      date: '2026-12-01',
      lines: [['62114210', 1, 105_000, 5]],
    });
    const { portal, gstr3b } = fileOf([back], 'own', '2026-12');
    expect(portal.b2cs).toEqual([
      { sply_ty: 'INTRA', rt: 5, typ: 'OE', pos: '08', txval: -1_000, camt: -25, samt: -25, csamt: 0 },
    ]);
    expect(hsnOf(portal.hsn.hsn_b2c)).toEqual([['62114210', 'NOS', -1, 5, -1_000, 0, -25, -25]]);
    expect(gstr3b.outward.taxable).toBe(-100_000);
  });

  test('for everything sold under an HSN code remove its row', () => {
    const back = noteOn(atHome, {
      number: 'GMC/26-27/000013',
      date: '2026-11-29',
      lines: [['62114210', 1, 105_000, 5]],
    });
    const { portal } = fileOf([atHome, back]);
    expect([portal.b2cs, portal.hsn]).toEqual([undefined, undefined]);
    expect(portal.doc_issue.doc_det).toHaveLength(2);
  });

  test('for a business are listed under its GSTIN with the figures of their lines', () => {
    const back = noteOn(toBusiness, {
      number: 'GMC/26-27/000013',
      date: '2026-11-29',
      lines: [['62114210', 10, 1_049_900, 5]],
    });
    const { portal, filed } = fileOf([toBusiness, back]);
    const [of] = portal.cdnr;
    expect(of.ctin).toBe(BUSINESS);
    expect(of.nt).toEqual([
      {
        nt_num: 'GMC/26-27/000013',
        nt_dt: '29-11-2026',
        ntty: 'C',
        val: 10_499,
        pos: '27',
        rchrg: 'N',
        inv_typ: 'R',
        itms: [{ num: 501, itm_det: { txval: 9_999.05, rt: 5, iamt: 499.95, csamt: 0 } }],
      },
    ]);
    expect(sectionFiles(filed, parsePeriod('2026-11')).get('cdnr.csv')?.split('\r\n')[1]).toBe(
      '27AAPFU0939F1ZV,Sample Traders,GMC/26-27/000013,29-Nov-2026,C,27-Maharashtra,N,Regular B2B,10499,,5,9999.05,',
    );
  });

  test('are listed whatever their amount if their invoice was listed', () => {
    const small = noteOn(large, {
      number: 'GMC/26-27/000013',
      date: '2026-11-29',
      lines: [['50072010', 1, 50_000, 5]],
    });
    expect(fileOf([small]).portal.cdnur[0].val).toBe(500);
  });
});
