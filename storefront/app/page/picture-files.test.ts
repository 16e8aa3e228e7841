import { productWidths, slideWidths, ZOOM_WIDTH } from '@gulmohar/contract/shop/picture-files.ts';
import { ArtDirectedPicture } from '@gulmohar/ui/art-directed-picture.tsx';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

/** Returns the widths of the files of a format that a page requests. */
function filesIn(html: string, format: 'avif' | 'webp'): number[] {
  const names = html.matchAll(new RegExp(`/(\\d+)\\.${format}`, 'g'));
  return [...new Set([...names].map(([, width]) => Number(width)))].sort((one, other) => one - other);
}

test('pages request exactly the files that a product picture has', () => {
  const src = '/pictures/kurti-3.0a1b2c3d.e8d8c8.2400/800.webp';
  const card = renderToStaticMarkup(createElement(Picture, { src, alt: '', sizes: '50vw' }));
  expect(filesIn(card, 'avif')).toEqual(productWidths.avif);
  expect(filesIn(card, 'webp')).toEqual([productWidths.webp]);
  const zoom = renderToStaticMarkup(createElement(Picture, { src, alt: '', sizes: '50vw', isZoomed: true }));
  expect(filesIn(zoom, 'avif')).toEqual([...productWidths.avif, ZOOM_WIDTH]);
});

test('the home page requests exactly the files that slide pictures have', () => {
  const wide = `/pictures/slide-wide.0a1b2c3d.e8d8c8/${slideWidths.wide.webp}.webp`;
  const tall = `/pictures/slide-tall.0a1b2c3d.e8d8c8/${slideWidths.tall.webp}.webp`;
  const html = renderToStaticMarkup(createElement(ArtDirectedPicture, { wide, tall, alt: '' }));
  const widths = [...slideWidths.wide.avif, ...slideWidths.tall.avif].sort((one, other) => one - other);
  expect(filesIn(html, 'avif')).toEqual(widths);
  expect(filesIn(html, 'webp')).toEqual([slideWidths.tall.webp, slideWidths.wide.webp]);
});
