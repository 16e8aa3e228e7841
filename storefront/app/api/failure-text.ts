import { ApiError } from '@gulmohar/contract/api/client.ts';

/** The text for a failed call: the server's message, or the given one where there is none. */
export function failureText(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.reply.message) || otherwise;
}
