import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { failureText } from '../api/failure.ts';

/**
 * Why something failed, where it was tried; it stays until it is tried again. Every mutation has one, or hands its error
 * to a form or a dialog: `errors-in-place.test.ts` looks.
 */
export function FailureNote({ error }: { error: Error | null | undefined }) {
  return <ProblemNote text={error ? failureText(error) : undefined} />;
}
