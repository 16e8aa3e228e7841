import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

test('the other widths and formats lie beside the picture, and its name carries its colour', () => {
  const { avif, webp, colour } = pictureSources('/pictures/indigo-kurti-1.0a1b2c3d.e8d8c8/800.webp');
  expect(avif).toContain('/pictures/indigo-kurti-1.0a1b2c3d.e8d8c8/180.avif 180w');
  expect(webp).toContain('/pictures/indigo-kurti-1.0a1b2c3d.e8d8c8/1200.webp 1200w');
  expect(colour).toBe('#e8d8c8');
});

test('a picture whose name carries no colour does without', () => {
  expect(pictureSources('/pictures/kurti/800.webp').colour).toBeUndefined();
});
