import { INVALID_LINK } from '@gulmohar/contract/accounts/password.ts';
import { ApiError, type JsonEndpoint } from '@gulmohar/contract/api/client.ts';
import type { z } from 'zod';
import { browserApi } from '../api/browser-api.ts';

export type LinkEndpoint = JsonEndpoint & {
  readonly body: z.core.$ZodType<unknown, { token: string }>;
  readonly reply: z.core.$ZodType<{ message: string }>;
};

/**
 * Makes the call that an e-mail link's token is for.
 * @returns the server's message, also if it refuses the link
 * @throws ApiError, or TypeError if there is no connection, when the outcome is unknown; the link may then be
 * tried again
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
