import { ApiError } from '@gulmohar/contract/client.ts';

/** What the server refused, by the dotted path of the form's field; empty when it named none of these. */
export function failedFields(error: unknown): [field: string, text: string][] {
  return error instanceof ApiError ? Object.entries(error.reply.fields ?? {}) : [];
}
