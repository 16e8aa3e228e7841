import pLimit from 'p-limit';
import sharp from 'sharp';
import { ShopError } from '../http/shop-error.ts';

const SIDE = 256;
/** 40 megapixels: more than any phone's camera, less than what would fill the memory when unpacked. */
const MOST_PIXELS = 40_000_000;
const SECONDS = 10;
/** Unpacked pictures are big; one at a time. */
const inTurn = pLimit(1);

/**
 * Makes the picture that is shown of somebody out of a file that they sent: re-encoded as a square WebP, turned upright,
 * and so without position, camera or whatever else was in the file.
 * @throws ShopError INVALID_INPUT for what is no JPEG, PNG, WebP or AVIF picture (whatever it says of itself) or too large
 */
export async function squarePicture(file: Uint8Array): Promise<Buffer> {
  if (!isPicture(file)) throw unreadable();
  return inTurn(async () => {
    try {
      return await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .resize(SIDE, SIDE, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer();
    } catch {
      throw unreadable();
    }
  });
}

/** By the first bytes, so that nothing else (SVG above all) ever reaches a decoder. */
function isPicture(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 12)).toString('latin1');
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP')) ||
    ['ftypavif', 'ftypavis'].includes(start.slice(4))
  );
}

function unreadable(): ShopError {
  return new ShopError(
    'INVALID_INPUT',
    'Please choose a JPEG, PNG, WebP or AVIF picture of at most 40 megapixels',
  );
}
