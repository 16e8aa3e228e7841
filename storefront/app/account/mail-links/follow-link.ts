import { INVALID_LINK } from '@gulmohar/contract/accounts/password.ts';
import { ApiError, type JsonEndpoint } from '@gulmohar/contract/api/client.ts';
import type { z } from 'zod';
import { browserApi } from '../../api/browser-api.ts';

export type LinkEndpoint = JsonEndpoint & {
  readonly body: z.core.$ZodType<unknown, { token: string }>;
  readonly reply: z.core.$ZodType<{ message: string }>;
};

/**
 * Makes the one call that the token of an e-mail's link is for.
 * @returns the shop's message, also about a link that it refuses
 * @throws ApiError, or TypeError without a connection, when the shop could not tell: the link may be followed again
 */
export async function followLink(endpoint: LinkEndpoint, token: string | null): Promise<string> {
  if (!token) return INVALID_LINK;
  try {
    return (await browserApi(endpoint, { body: { token } })).message;
  } catch (error) {
    if (error instanceof ApiError && error.code !== undefined && error.status < 500) return error.message;
    throw error;
  }
}

/** For a `clientLoader`: the link whose address the page has. */
export function followOpenedLink(endpoint: LinkEndpoint, { url }: Request): Promise<string> {
  return followLink(endpoint, new URL(url).searchParams.get('token'));
}
