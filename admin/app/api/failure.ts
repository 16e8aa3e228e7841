import { ApiError } from '@gulmohar/contract/client.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';

const NO_ANSWER = 'The shop did not answer. Please try again.';

export function failureText(error: unknown): string {
  return (error instanceof ApiError && error.reply.message) || NO_ANSWER;
}

/** What the server found wrong, by the names of the fields; empty when it refused the whole. */
export function complaintsOf(error: unknown): [field: string, message: string][] {
  return error instanceof ApiError ? Object.entries(error.reply.fields ?? {}) : [];
}

/** Tells as a toast what was refused. */
export function showFailure(error: unknown): void {
  showToast('error', failureText(error));
}
