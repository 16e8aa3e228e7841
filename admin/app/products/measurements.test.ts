import { expect, test } from 'vitest';
import { withMeasure, withoutMeasure } from './measurements.ts';

const chart = {
  M: [
    { name: 'Bust', bodyCm: 88 },
    { name: 'Length', garmentCm: 110 },
  ],
};
const names = ['Bust', 'Waist', 'Length'];

test('a new measurement is placed in the order of the size chart, for every size', () => {
  const waist = { size: 'M', measure: 'Waist', side: 'bodyCm', text: '72,5' } as const;
  const { M } = withMeasure(chart, names, waist);
  expect(M).toEqual([chart.M[0], { name: 'Waist', bodyCm: 72.5 }, chart.M[1]]);
  expect(Object.keys(withMeasure(chart, names, { ...waist, size: 'L' }))).toEqual(['M', 'L']);
});

test('a measurement has separate body and garment values', () => {
  const cell = { size: 'M', measure: 'Bust', side: 'garmentCm', text: '94' } as const;
  expect(withMeasure(chart, names, cell).M?.[0]).toEqual({ name: 'Bust', bodyCm: 88, garmentCm: 94 });
});

test.each(['', 'wide', '-3', '0'])(
  '%j clears a cell, and empty measurements and sizes are removed',
  (text) => {
    const cell = { size: 'M', measure: 'Bust', side: 'bodyCm', text } as const;
    expect(withMeasure(chart, names, cell)).toEqual({ M: [chart.M[1]] });
    expect(withMeasure({ M: [{ name: 'Bust', bodyCm: 88 }] }, names, cell)).toEqual({});
  },
);

test('removing a measurement removes it from all sizes', () => {
  expect(withoutMeasure({ ...chart, L: [{ name: 'Bust', bodyCm: 92 }] }, 'Bust')).toEqual({
    M: [chart.M[1]],
  });
});
