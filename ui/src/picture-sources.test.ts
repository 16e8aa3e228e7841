import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

test('the AVIF files are in the folder of the picture, whose name holds its colour', () => {
  const { avif, colour, zoom } = pictureSources('/pictures/indigo-kurti-1.0a1b2c3d.e8d8c8/800.webp');
  expect(avif).toContain('/pictures/indigo-kurti-1.0a1b2c3d.e8d8c8/180.avif 180w');
  expect(avif).toContain('/pictures/indigo-kurti-1.0a1b2c3d.e8d8c8/1200.avif 1200w');
  expect(colour).toBe('#e8d8c8');
  expect(zoom).toBeUndefined();
});

test('the zoom file is offered only in the zoomed view', () => {
  const address = '/pictures/indigo-kurti-3.0a1b2c3d.e8d8c8.2400/800.webp';
  expect(pictureSources(address)).toMatchObject({ colour: '#e8d8c8', zoom: 2400 });
  expect(pictureSources(address).avif).not.toContain('2400w');
  expect(pictureSources(address, true).avif).toContain('e8d8c8.2400/2400.avif 2400w');
});

test('a picture without a zoom file uses its usual files when zoomed', () => {
  const address = '/pictures/kurti.0a1b2c3d.e8d8c8/800.webp';
  expect(pictureSources(address, true).avif).toBe(pictureSources(address).avif);
});

test('a picture without a colour in its name has no placeholder colour', () => {
  const { avif, colour } = pictureSources('/pictures/kurti/800.webp');
  expect(colour).toBeUndefined();
  expect(avif).toContain('/pictures/kurti/180.avif 180w');
});
