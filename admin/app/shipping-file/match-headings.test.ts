import { expect, test } from 'vitest';
import { headingsIn, matchHeadings } from './match-headings.ts';

const known = [
  { heading: '*Order Id', field: 'orderCode' as const, text: '' },
  { heading: '*Channel', field: null, text: 'Custom' },
];

test('pasting the first line of a courier’s sample sets the columns, and known columns keep their content', () => {
  const headings = headingsIn('Order ID,"*Channel","Weight, packed",City\nx,y,z,a');
  expect(headings).toEqual(['Order ID', '*Channel', 'Weight, packed', 'City']);
  expect(matchHeadings(headings, known)).toEqual({
    columns: [
      { heading: 'Order ID', field: 'orderCode', text: '' },
      { heading: '*Channel', field: null, text: 'Custom' },
      { heading: 'Weight, packed', field: null, text: '' },
      { heading: 'City', field: 'city', text: '' },
    ],
    unknown: ['Weight, packed'],
  });
  expect(headingsIn('A\tB, C\tD')).toEqual(['A', 'B, C', 'D']);
});
