import type { ProductKind } from '@gulmohar/contract/admin/kind-settings.ts';
import { expect, test } from 'vitest';
import { newSize, newValues } from './product-values.ts';
import { withUsual } from './usual-values.ts';

const blouses: ProductKind = {
  subCategory: 'Blouses',
  hsn: '620630',
  taxRule: 'garment',
  sizes: ['32', '34'],
  measurements: { 32: [{ name: 'Bust', bodyCm: 81 }] },
};
const bags: ProductKind = {
  subCategory: 'Bags',
  hsn: '420222',
  taxRule: 'accessory',
  sizes: [],
  measurements: {},
};

test('a new product begins with the tax, sizes and chart of its kind', () => {
  const usual = withUsual(newValues(), blouses);
  expect(usual).toMatchObject({ hsn: '620630', taxRule: 'garment', hasSize: true });
  expect(usual.variants.map(({ size }) => size)).toEqual(['32', '34']);
  expect(usual.measurements).toBe(blouses.measurements);
  expect(withUsual(newValues(), bags)).toMatchObject({ hasSize: false, variants: [{ size: null }] });
});

test('what was entered stays, and what another kind had filled in is replaced', () => {
  const { measurements, ...first } = withUsual(newValues(), blouses);
  const details = { ...newValues().details, measurements };
  const changed = { ...newValues(), ...first, details, hsn: '611430' };
  expect(withUsual(changed, bags, blouses)).toMatchObject({
    hsn: '611430',
    taxRule: 'garment',
    hasSize: false,
    measurements: {},
  });
  const counted = { ...changed, variants: [{ ...newSize('32'), stock: 4 }] };
  expect(withUsual(counted, bags, blouses)).toMatchObject({ hasSize: true, variants: [{ stock: 4 }] });
});
