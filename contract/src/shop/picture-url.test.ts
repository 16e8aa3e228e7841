import { expect, test } from 'vitest';
import { pictureUrl } from './picture-url.ts';

const url = 'https://shop.example';
const picture = '/pictures/kurti.0a1b2c3d.e8d8c8/800.webp';

test('pictures come from the CDN if there is one, and everything else from the shop', () => {
  const withCdn = { url, picturesUrl: 'https://cdn.example/shop' };
  expect(pictureUrl(withCdn, picture)).toBe(`https://cdn.example/shop${picture}`);
  expect(pictureUrl(withCdn, '/assets/share.png')).toBe('https://shop.example/assets/share.png');
  expect(pictureUrl({ url, picturesUrl: '' }, picture)).toBe(`https://shop.example${picture}`);
});
