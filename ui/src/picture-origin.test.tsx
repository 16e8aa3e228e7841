import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArtDirectedPicture } from './art-directed-picture.tsx';
import { Picture } from './picture.tsx';
import { PictureOrigin } from './picture-origin.ts';

const product = '/pictures/kurti.0a1b2c3d.e8d8c8/800.webp';
const slide = '/pictures/slide-wide.0a1b2c3d.e8d8c8/1280.webp';

const page = (
  <>
    <Picture src={product} alt="" sizes="100vw" isFirst />
    <ArtDirectedPicture wide={slide} tall={slide} alt="" isFirst />
  </>
);

/** Returns each picture address in the page, with what comes before its path. */
function addressesIn(html: string): string[] {
  return html.match(/[^"\s,]*\/pictures\/[^"\s,]*/g) ?? [];
}

test('with a CDN every width and format of a picture comes from it, including preloads', () => {
  const html = renderToStaticMarkup(<PictureOrigin value="https://cdn.example">{page}</PictureOrigin>);
  const addresses = addressesIn(html);
  expect(addresses.length).toBeGreaterThan(15);
  expect(addresses.filter((address) => !address.startsWith('https://cdn.example/pictures/'))).toEqual([]);
  expect(html).toContain('rel="preload"');
});

test('without a CDN pictures come from the page’s own origin', () => {
  const addresses = addressesIn(renderToStaticMarkup(page));
  expect(addresses.filter((address) => !address.startsWith('/pictures/'))).toEqual([]);
});
