import { ApiError } from '@gulmohar/contract/api/client.ts';
import { create } from 'zustand';

const NO_ANSWER = 'The shop did not answer. Please try again.';

/** What an error means, for `FailureNote` and whatever else says it. */
export function failureText(error: unknown): string {
  return (error instanceof ApiError && error.reply.message) || NO_ANSWER;
}

/** What `PageProblem` shows; empty: nothing. */
export const usePageProblem = create<{ text: string }>(() => ({ text: '' }));

/** For what failed where there is no place on the page to say it, such as Undo; else use `FailureNote`. */
export function showFailure(error: unknown): void {
  usePageProblem.setState({ text: failureText(error) });
}
