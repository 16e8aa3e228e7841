import { RETURN_PHOTO_MINUTES } from '@gulmohar/contract/fulfilment/order.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';

/** What is said to who has asked for returns, and what lets them add a photograph of the first item. */
export async function answerReturn(links: SignedLinks, [first = '']: readonly string[]) {
  return {
    message: 'Return request created successfully.',
    photoProof: await links.sign('return-photo', first, `${RETURN_PHOTO_MINUTES} minutes`),
  };
}
