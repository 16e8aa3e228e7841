import { RETURN_PHOTO_MINUTES } from '@gulmohar/contract/fulfilment/order.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';

/** The response to a return request, with a token that allows a photo of the first item to be added. */
export async function answerReturn(links: SignedLinks, [first = '']: readonly string[]) {
  return {
    message: 'Return request created successfully.',
    photoProof: await links.sign('return-photo', first, `${RETURN_PHOTO_MINUTES} minutes`),
  };
}
