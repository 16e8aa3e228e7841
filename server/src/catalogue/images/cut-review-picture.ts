import type { ReviewPictureSize } from '@gulmohar/contract/catalogue/review-rules.ts';
import { inPictureProcess } from './in-picture-process.ts';

const LARGE_SIDE = 1600;
/** Twice the side of a thumbnail on a page. */
const SMALL_SIDE = 192;

/** Re-encodes a photograph, without its metadata. @throws ShopError INVALID_INPUT unless it is a usable picture */
export async function cutReviewPicture(upload: Uint8Array): Promise<Record<ReviewPictureSize, Buffer>> {
  const large = await inPictureProcess('rewritePicture', upload, { side: LARGE_SIDE, fit: 'inside' });
  const small = await inPictureProcess('rewritePicture', large, { side: SMALL_SIDE, fit: 'cover' });
  return { large, small };
}
