import { afterAll, expect, test } from 'vitest';
import { testShop } from '../../../../testing/test-shop.ts';
import { taxWithin } from '../../../catalogue/tax/line-tax.ts';
import { findGstProblems } from './findings.ts';

const shop = await testShop();
afterAll(() => shop.close());

test('problems with the month’s documents are reported before filing', async () => {
  const content = {
    seller: { legalName: 'Gulmohar', address: [], gstin: '08AABCG4821M1ZH' },
    buyer: { name: 'Asha', address: [] },
    placeOfSupply: { state: 'Karnataka', code: '29' },
    total: 105_000,
  };
  const line = {
    orderLineId: 'a',
    name: 'Kurti',
    hsn: '6206',
    quantity: 1,
    paid: 105_000,
    ...taxWithin(105_000, 500, false),
  };
  const invoice = (number: string, changes: object = {}) => ({
    kind: 'invoice' as const,
    number,
    date: '2026-11-22',
    order_id: 'an order',
    reason: null,
    invoice_total: null,
    content: { ...content, lines: [line], ...changes },
  });
  const documents = [
    invoice('GM/26-27/000007'),
    invoice('GM/26-27/000008', { placeOfSupply: { state: 'Atlantis', code: '' } }),
    invoice('GM/26-27/000010', { lines: [{ ...line, hsn: '' }] }),
    invoice('GM/26-27/000011', { buyer: { name: 'Us', address: [], gstin: '08AABCG4821M1ZH' } }),
    invoice('GM/26-27/000012', {
      buyer: { name: 'Asha', address: ['Asha', 'Block 110001', 'Kochi 682001', 'Karnataka (29), India'] },
    }),
    {
      ...invoice('GMC/26-27/000901', { against: 'GM/24-25/000001', againstDate: '2025-03-15T06:00:00Z' }),
      kind: 'credit-note' as const,
      date: '2026-12-01',
    },
  ];
  expect(await findGstProblems(shop.db, documents, { isAbove5Crore: false })).toEqual([
    'GM/26-27/000008: the place of supply ‘Atlantis’ is not a state of India.',
    'GM/26-27/000010: ‘Kurti’ has no HSN code.',
    'GM/26-27/000011: the buyer’s GSTIN is your own.',
    'GM/26-27/000012: the PIN code 682001 usually belongs to Kerala, but the place of supply is Karnataka.',
    'GMC/26-27/000901: it was issued after the last day for a credit note against GM/24-25/000001.',
    'GM/26-27: numbers between 8 and 10 are missing.',
  ]);
  expect(await findGstProblems(shop.db, [invoice('GM/26-27/000007')], { isAbove5Crore: true })).toEqual([
    'GM/26-27/000007: ‘Kurti’ has an HSN code of fewer than 6 digits.',
  ]);
});
