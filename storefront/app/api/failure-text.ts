import { ApiError } from '@gulmohar/contract/api/client.ts';

/** What to tell of a failed call: the server's own words, or the given ones where it said nothing. */
export function failureText(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.reply.message) || otherwise;
}
