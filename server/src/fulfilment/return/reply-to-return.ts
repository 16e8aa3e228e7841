import { RETURN_PHOTO_MINUTES } from '@gulmohar/contract/fulfilment/order.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';

/** With a token for adding a photo of the first item. */
export async function replyToReturn(links: SignedLinks, [first = '']: readonly string[]) {
  return {
    message: 'Return request created successfully.',
    photoProof: await links.sign('return-photo', first, `${RETURN_PHOTO_MINUTES} minutes`),
  };
}
