import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

test('the AVIF files lie beside a picture, and its folder carries its colour', () => {
  const { avif, colour, zoom } = pictureSources('/pictures/indigo-kurti-1.0a1b2c3d.e8d8c8/800.webp');
  expect(avif).toContain('/pictures/indigo-kurti-1.0a1b2c3d.e8d8c8/180.avif 180w');
  expect(avif).toContain('/pictures/indigo-kurti-1.0a1b2c3d.e8d8c8/1200.avif 1200w');
  expect(colour).toBe('#e8d8c8');
  expect(zoom).toBeUndefined();
});

test('the file that shows the weave is offered to those who look closer, and to nobody else', () => {
  const address = '/pictures/indigo-kurti-3.0a1b2c3d.e8d8c8.2400/800.webp';
  expect(pictureSources(address)).toMatchObject({ colour: '#e8d8c8', zoom: 2400 });
  expect(pictureSources(address).avif).not.toContain('2400w');
  expect(pictureSources(address, true).avif).toContain('e8d8c8.2400/2400.avif 2400w');
});

test('a picture without such a file shows closer what it has', () => {
  const address = '/pictures/kurti.0a1b2c3d.e8d8c8/800.webp';
  expect(pictureSources(address, true).avif).toBe(pictureSources(address).avif);
});

test('a picture whose name carries no colour does without', () => {
  const { avif, colour } = pictureSources('/pictures/kurti/800.webp');
  expect(colour).toBeUndefined();
  expect(avif).toContain('/pictures/kurti/180.avif 180w');
});
