import { ApiError } from '@gulmohar/contract/api/client.ts';
import { create } from 'zustand';

const NO_RESPONSE = 'The shop did not answer. Please try again.';

/** Returns the message of an error, for `FailureNote` and other places that show it. */
export function failureText(error: unknown): string {
  return (error instanceof ApiError && error.reply.message) || NO_RESPONSE;
}

/** The message that `PageProblem` shows; empty: none. */
export const usePageProblem = create<{ text: string }>(() => ({ text: '' }));

/**
 * Shows an error that has no place of its own on the page, such as that of Undo. Otherwise use `FailureNote`.
 */
export function showFailure(error: unknown): void {
  usePageProblem.setState({ text: failureText(error) });
}
