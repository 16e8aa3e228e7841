import { describe, expect, test } from 'vitest';
import { FILER, invoiceOf, type Sold } from '../../../../testing/tax-month.ts';
import { atHome, BUSINESS, fileOf, hsnOf, november } from '../../../../testing/worked-example.ts';
import { buildReturn } from './build-return.ts';
import { parsePeriod } from './return-period.ts';
import { sectionFiles } from './section-files.ts';

describe('the worked example of the month', () => {
  const { portal, gstr3b, json, filed } = fileOf(november);

  test('has the keys of the portal’s own tool in the same order', () => {
    expect(json).toMatch(
      /^\{"gstin":"08AABCG4821M1ZH","fp":"112026","version":"GST3\.2\.4","hash":"hash","b2b":/,
    );
    expect(Object.keys(portal).slice(4)).toEqual(['b2b', 'b2cl', 'b2cs', 'cdnur', 'doc_issue', 'hsn']);
  });

  test('lists the invoice to a business', () => {
    const items = [{ num: 501, itm_det: { txval: 9_999.05, rt: 5, iamt: 499.95, csamt: 0 } }];
    expect(portal.b2b).toEqual([
      {
        ctin: BUSINESS,
        inv: [
          {
            inum: 'GM/26-27/000104',
            idt: '12-11-2026',
            val: 10_499,
            pos: '27',
            rchrg: 'N',
            inv_typ: 'R',
            itms: items,
          },
        ],
      },
    ]);
  });

  test('lists the large invoice to a consumer by tax rate', () => {
    expect(portal.b2cl).toEqual([
      {
        pos: '29',
        inv: [
          {
            inum: 'GM/26-27/000103',
            idt: '09-11-2026',
            val: 139_000,
            itms: [
              { num: 1801, itm_det: { txval: 100_000, rt: 18, iamt: 18_000 } },
              { num: 501, itm_det: { txval: 20_000, rt: 5, iamt: 1_000 } },
            ],
          },
        ],
      },
    ]);
  });

  test('sums up the other consumer sales, in which the refused parcel and its credit note cancel out', () => {
    expect(portal.b2cs).toEqual([
      { sply_ty: 'INTRA', rt: 5, typ: 'OE', pos: '08', txval: 1_000, camt: 25, samt: 25, csamt: 0 },
      { sply_ty: 'INTER', rt: 5, typ: 'OE', pos: '27', txval: 951.43, iamt: 47.57, csamt: 0 },
      { sply_ty: 'INTER', rt: 18, typ: 'OE', pos: '27', txval: 3_083.9, iamt: 555.1, csamt: 0 },
    ]);
  });

  test('lists the credit note against the large invoice', () => {
    expect(portal.cdnur).toEqual([
      {
        nt_num: 'GMC/26-27/000012',
        nt_dt: '28-11-2026',
        ntty: 'C',
        val: 10_500,
        typ: 'B2CL',
        pos: '29',
        itms: [{ num: 501, itm_det: { txval: 10_000, rt: 5, iamt: 500, csamt: 0 } }],
      },
    ]);
  });

  test('lists the range of numbers of the documents issued', () => {
    const counted = { num: 1, cancel: 0 };
    expect(portal.doc_issue.doc_det).toEqual([
      {
        doc_num: 1,
        doc_typ: 'Invoices for outward supply',
        docs: [{ ...counted, from: 'GM/26-27/000101', to: 'GM/26-27/000105', totnum: 5, net_issue: 5 }],
      },
      {
        doc_num: 5,
        doc_typ: 'Credit Note',
        docs: [{ ...counted, from: 'GMC/26-27/000011', to: 'GMC/26-27/000012', totnum: 2, net_issue: 2 }],
      },
    ]);
  });

  test('summarises business and consumer sales by HSN code, less returns', () => {
    expect(hsnOf(portal.hsn.hsn_b2b)).toEqual([['62114210', 'NOS', 10, 5, 9_999.05, 499.95, 0, 0]]);
    expect(hsnOf(portal.hsn.hsn_b2c)).toEqual([
      ['50072010', 'NOS', 1, 5, 10_000, 500, 0, 0],
      ['62044290', 'NOS', 1, 18, 100_000, 18_000, 0, 0],
      ['62114210', 'NOS', 1, 5, 1_000, 0, 25, 25],
      ['62114210', 'NOS', 1, 18, 3_000, 540, 0, 0],
      ['62149040', 'NOS', 2, 5, 951.43, 47.57, 0, 0],
      ['9965', 'NA', 0, 18, 83.9, 15.1, 0, 0],
    ]);
    expect(portal.hsn.hsn_b2c[0].desc).toMatch(/SAREES/i);
  });

  test('counts delivery under the goods’ HSN code if the owner chose so', () => {
    const { portal: other } = fileOf(november, 'goods');
    const rows = hsnOf(other.hsn.hsn_b2c);
    expect(rows).toContainEqual(['62114210', 'NOS', 1, 18, 3_083.9, 555.1, 0, 0]);
    expect(rows.map(([hsn]) => hsn)).not.toContain('9965');
  });

  test('has the figures of GSTR-3B', () => {
    expect(gstr3b.outward).toEqual({ taxable: 12_503_438, igst: 1_960_262, cgst: 2_500, sgst: 2_500 });
    expect(gstr3b.unregistered).toEqual([
      { place: { code: '27', name: 'Maharashtra' }, taxable: 403_533, igst: 60_267 },
      { place: { code: '29', name: 'Karnataka' }, taxable: 11_000_000, igst: 1_850_000 },
    ]);
  });

  test('has a file for each section of the offline tool that has rows', () => {
    const files = sectionFiles(filed, parsePeriod('2026-11'));
    expect([...files.keys()]).toEqual([
      'b2b,sez,de.csv',
      'b2cl.csv',
      'b2cs.csv',
      'cdnur.csv',
      'hsn(b2b).csv',
      'hsn(b2c).csv',
      'docs.csv',
    ]);
    expect(files.get('b2b,sez,de.csv')?.trimEnd().split('\r\n')).toEqual([
      'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
      '27AAPFU0939F1ZV,Sample Traders,GM/26-27/000104,12-Nov-2026,10499,27-Maharashtra,N,,Regular B2B,,5,9999.05,',
    ]);
    expect(files.get('b2cl.csv')?.split('\r\n')[1]).toBe(
      'GM/26-27/000103,09-Nov-2026,139000,29-Karnataka,,18,100000,,',
    );
    expect(files.get('b2cs.csv')?.split('\r\n')[2]).toBe('OE,27-Maharashtra,5,,951.43,,');
    expect(files.get('cdnur.csv')?.split('\r\n')[1]).toBe(
      'B2CL,GMC/26-27/000012,28-Nov-2026,C,29-Karnataka,10500,,5,10000,',
    );
    expect(files.get('hsn(b2c).csv')?.split('\r\n')[3]).toBe('62114210,,NOS-NUMBERS,1,1050,5,1000,0,25,25,');
    expect(files.get('docs.csv')?.split('\r\n')[1]).toBe(
      'Invoices for outward supply,GM/26-27/000101,GM/26-27/000105,5,0',
    );
  });
});

test('an item that a coupon paid for entirely adds no units to the summary by HSN code', () => {
  const lines: Sold[] = [
    ['62114210', 1, 105_000, 5],
    ['62149040', 2, 0, 5],
  ];
  const { portal } = fileOf([invoiceOf({ number: 'GM/26-27/000106', date: '2026-11-20', to: '27', lines })]);
  expect(hsnOf(portal.hsn.hsn_b2c)).toEqual([['62114210', 'NOS', 1, 5, 1_000, 50, 0, 0]]);
});

test('a quarterly filer reports business invoices monthly in the IFF, and the quarter leaves them out', () => {
  const october = invoiceOf({
    number: 'GM/26-27/000090',
    date: '2026-10-12',
    to: '27',
    gstin: BUSINESS,
    lines: [['62114210', 1, 105_000, 5]],
  });
  const facility = fileOf([october, atHome], 'own', '2026-10-IFF');
  expect(Object.keys(facility.portal)).toEqual(['gstin', 'fp', 'version', 'hash', 'b2b']);
  const made = buildReturn([october, ...november], {
    period: parsePeriod('2026-Q4'),
    gstin: FILER,
    deliveryHsn: 'own' as const,
    iffMonths: new Set(['2026-10']),
  });
  const portal = JSON.parse(made.json);
  expect(portal.fp).toBe('122026');
  expect(portal.b2b[0].inv.map(({ inum }: { inum: string }) => inum)).toEqual(['GM/26-27/000104']);
  // Table 12 and GSTR-3B cover the whole quarter.
  expect(portal.hsn.hsn_b2b[0].qty).toBe(11);
  expect(made.gstr3b.outward.taxable).toBe(12_503_438 + 100_000);
});
