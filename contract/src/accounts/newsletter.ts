import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { email } from '../values/email.ts';
import { oneClickEndpoint } from './one-click.ts';
import { INVALID_LINK, linkRefusals, linkToken } from './password.ts';

const INVALID = 'Please enter a valid email or try again.';

export const subscribeToNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/subscribe',
  summary:
    'Subscribes an address once it is confirmed by the mailed link; responds the same if it is already subscribed',
  shopper: 'optional',
  query: nothing,
  body: z.object({ email: email({ missing: INVALID, invalid: INVALID }) }),
  reply: success({ message: z.string() }),
});

export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/confirm',
  summary: 'Confirms a subscription with the token of the mailed link',
  refusals: linkRefusals(INVALID_LINK),
  query: nothing,
  body: z.object({ token: linkToken(INVALID_LINK) }),
  reply: success({ message: z.string() }),
});

export const unsubscribeFromNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/unsubscribe',
  summary: 'Ends a subscription with the token of the mailed link',
  refusals: linkRefusals(INVALID_LINK),
  query: nothing,
  body: z.object({ token: linkToken(INVALID_LINK) }),
  reply: success({ message: z.string() }),
});

export const endNewsletterWithOneClick = oneClickEndpoint({
  path: '/newsletter/one-click',
  summary: 'One-click unsubscribe from the newsletter, for mail programs (RFC 8058)',
});
