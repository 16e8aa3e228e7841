import { ShopError } from '../../platform/http/shop-error.ts';

/** By the first bytes, so that nothing but these four kinds (especially no SVG) ever reaches a decoder. */
export function isPictureFile(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 12)).toString('latin1');
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP')) ||
    ['ftypavif', 'ftypavis'].includes(start.slice(4))
  );
}

export function unreadablePicture(): ShopError {
  return new ShopError(
    'INVALID_INPUT',
    'Please choose a JPEG, PNG, WebP or AVIF picture of at most 40 megapixels',
  );
}
