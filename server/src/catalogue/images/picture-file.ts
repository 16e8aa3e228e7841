import pLimit from 'p-limit';
import { ShopError } from '../../platform/http/shop-error.ts';

/** 40 megapixels: more than any phone's camera, but not enough to fill the memory when decoded. */
export const MAX_PIXELS = 40_000_000;
/** Decoded pictures are big: one at a time in a process. */
export const imageLimit = pLimit(1);

/**
 * Whether this is a JPEG, PNG, WebP or AVIF, by its first bytes, so that nothing else (SVG above all) ever reaches a
 * decoder.
 */
export function isPictureFile(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 12)).toString('latin1');
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP')) ||
    ['ftypavif', 'ftypavis'].includes(start.slice(4))
  );
}

/** The message for every file that is not a picture, or too large. */
export function unreadablePicture(): ShopError {
  return new ShopError(
    'INVALID_INPUT',
    'Please choose a JPEG, PNG, WebP or AVIF picture of at most 40 megapixels',
  );
}
