import { expect, test } from 'vitest';
import { withMeasure, withoutMeasure } from './measurements.ts';

const chart = {
  M: [
    { name: 'Bust', bodyCm: 88 },
    { name: 'Length', garmentCm: 110 },
  ],
};
const names = ['Bust', 'Waist', 'Length'];

test('what the owner measures stands in the order of the chart, for every size', () => {
  const waist = { size: 'M', measure: 'Waist', side: 'bodyCm', text: '72,5' } as const;
  const { M } = withMeasure(chart, names, waist);
  expect(M).toEqual([chart.M[0], { name: 'Waist', bodyCm: 72.5 }, chart.M[1]]);
  expect(Object.keys(withMeasure(chart, names, { ...waist, size: 'L' }))).toEqual(['M', 'L']);
});

test('body and garment of one measurement are two figures', () => {
  const cell = { size: 'M', measure: 'Bust', side: 'garmentCm', text: '94' } as const;
  expect(withMeasure(chart, names, cell).M?.[0]).toEqual({ name: 'Bust', bodyCm: 88, garmentCm: 94 });
});

test.each(['', 'wide', '-3', '0'])('%j empties a cell, and nothing empty is kept', (text) => {
  const cell = { size: 'M', measure: 'Bust', side: 'bodyCm', text } as const;
  expect(withMeasure(chart, names, cell)).toEqual({ M: [chart.M[1]] });
  expect(withMeasure({ M: [{ name: 'Bust', bodyCm: 88 }] }, names, cell)).toEqual({});
});

test('a measurement that is removed is removed from all sizes', () => {
  expect(withoutMeasure({ ...chart, L: [{ name: 'Bust', bodyCm: 92 }] }, 'Bust')).toEqual({
    M: [chart.M[1]],
  });
});
