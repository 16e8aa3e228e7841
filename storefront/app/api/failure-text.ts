import { ApiError } from '@gulmohar/contract/api/client.ts';

/** Returns the text for a failed call: the server's message or, if there is none, the given one. */
export function failureText(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.reply.message) || otherwise;
}
