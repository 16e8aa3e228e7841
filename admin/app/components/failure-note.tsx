import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { failureText } from '../api/failure.ts';

/**
 * Shows an error at the place of the action, until the next attempt. Every mutation has one, or passes its
 * error to a form or a dialog.
 */
export function FailureNote({ error }: { error: Error | null | undefined }) {
  return <ProblemNote text={error ? failureText(error) : undefined} />;
}
