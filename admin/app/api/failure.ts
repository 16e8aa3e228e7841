import { ApiError } from '@gulmohar/contract/client.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

const NO_ANSWER = 'The shop did not answer. Please try again.';

export function failureText(error: unknown): string {
  return (error instanceof ApiError && error.reply.message) || NO_ANSWER;
}

/** Tells what was refused: beside the form's fields that it names, else as a toast. */
export function showFailure<Fields extends FieldValues>(
  error: unknown,
  setError?: UseFormSetError<Fields>,
): void {
  const fields = error instanceof ApiError ? Object.entries(error.reply.fields ?? {}) : [];
  if (!setError || fields.length === 0) {
    showToast('error', failureText(error));
    return;
  }
  for (const [name, message] of fields) setError(name as Path<Fields>, { message });
}
