import { expect, test } from 'vitest';
import { fieldLabel, shownFields, shownValue } from './audit-values.ts';

test.each([
  ['price', 129_950, 'Rs. 1,299.50'],
  ['refundable', 0, 'Rs. 0'],
  ['freeFrom', 200_000, 'Rs. 2,000'],
  ['M', 12, '12'],
  ['usageLimit', 100, '100'],
])('the audit log shows the field %s with the value %s as %s', (name, value, text) => {
  expect(shownValue(name, value, {})).toBe(text);
});

test('a timestamp is shown in Indian time, whatever the browser’s time zone', () => {
  expect(shownValue('publishedAt', '2026-11-21T20:35:00.000Z', {})).toMatch(/^22 Nov 2026, 2:05\s?am$/);
});

test('an id is shown as a name, also within a list', () => {
  const names = { 'bagru-kurti': 'Bagru kurti' };
  expect(shownValue('copyOf', 'bagru-kurti', names)).toBe('Bagru kurti');
  expect(shownValue('order', ['bagru-kurti', 'gone'], names)).toBe('Bagru kurti, gone');
  expect(shownFields(null, { noteId: '01900000-0000-7000-8001-0000000004d2', courier: 'DTDC' })).toEqual([
    'courier',
  ]);
});

test('empty values, booleans and objects are shown in words', () => {
  expect(shownValue('mrp', null, {})).toBe('–');
  expect(shownValue('tags', [], {})).toBe('–');
  expect(shownValue('isActive', false, {})).toBe('no');
  expect(shownValue('sizes', [{ size: 'M', sku: 'ABC-M' }], {})).toBe('Size: M; Sku: ABC-M');
  expect(fieldLabel('minimumOrderAmount')).toBe('Minimum order amount');
  expect(fieldLabel('XL')).toBe('XL');
});
