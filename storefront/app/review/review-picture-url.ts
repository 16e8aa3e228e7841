import { fullPath } from '@gulmohar/contract/api/endpoint.ts';
import type { getReviewPicture } from '@gulmohar/contract/catalogue/review.ts';
import type { ReviewPictureSize } from '@gulmohar/contract/catalogue/review-rules.ts';
import { addressOf } from '../api/address-of.ts';

const get = addressOf<typeof getReviewPicture>({ method: 'GET', path: '/review/picture' });

/** @param proof shows one's own that is not published */
export function reviewPictureUrl(pictureId: string, size: ReviewPictureSize, proof?: string): string {
  return `${fullPath(get)}?${new URLSearchParams({ pictureId, size, ...(proof && { proof }) })}`;
}
