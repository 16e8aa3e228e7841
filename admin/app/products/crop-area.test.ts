import { expect, test } from 'vitest';
import { cropAround, middleOf, widthOf } from './crop-area.ts';

test('the largest crop has the full height of a wide photograph and the full width of a tall one', () => {
  const wide = cropAround(2, 1, { x: 0.5, y: 0.5 });
  expect([wide.height, wide.top]).toEqual([1, 0]);
  expect(wide.width).toBeCloseTo(0.375);
  expect(cropAround(0.5, 1, { x: 0.5, y: 0.5 })).toMatchObject({ left: 0, width: 1 });
});

test('a crop never leaves the picture and is 3:4 in pixels', () => {
  for (const aspect of [0.4, 0.75, 1, 1.8]) {
    for (const width of [0.2, 0.7, 1]) {
      for (const x of [0, 0.3, 1]) {
        const area = cropAround(aspect, width, { x, y: x });
        expect(area.left + area.width).toBeLessThanOrEqual(1.000001);
        expect(area.top + area.height).toBeLessThanOrEqual(1.000001);
        expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(0);
        expect((area.width * aspect) / area.height).toBeCloseTo(0.75);
        expect(widthOf(aspect, area)).toBeCloseTo(width);
        expect(cropAround(aspect, width, middleOf(area)).left).toBeCloseTo(area.left);
      }
    }
  }
});
