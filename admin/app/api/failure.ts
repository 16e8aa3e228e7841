import { ApiError } from '@gulmohar/contract/api/client.ts';
import { showToast } from '../shell/toasts.ts';

const NO_ANSWER = 'The shop did not answer. Please try again.';

export function failureText(error: unknown): string {
  return (error instanceof ApiError && error.reply.message) || NO_ANSWER;
}

/** Shows an error as a toast. */
export function showFailure(error: unknown): void {
  showToast('error', failureText(error));
}
