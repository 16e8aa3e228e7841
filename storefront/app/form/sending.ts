import { failedFields } from '@gulmohar/contract/api/client.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureText } from '../api/browser-api.ts';

type SendingOptions<Fields extends FieldValues> = {
  /** The reason if the server gives none. */
  failed: string;
  /** Shows a failure only in the form, without a toast. */
  isQuiet?: boolean;
  onInvalid?: (errors: FieldErrors<Fields>) => void;
};

/**
 * Returns a form's submit handler. It sends the validated value and shows the server's errors at their fields.
 * An error that names no field becomes the form's own, `errors.root`, for a `ProblemNote`.
 */
export function sending<Fields extends FieldValues, Value>(
  form: UseFormReturn<Fields, unknown, Value>,
  send: (value: Value) => Promise<void>,
  { failed, isQuiet = false, onInvalid }: SendingOptions<Fields>,
) {
  return form.handleSubmit(async (value) => {
    try {
      await send(value);
    } catch (error) {
      const message = failureText(error, failed);
      const fields = failedFields(error);
      if (!isQuiet) showToast('error', message);
      if (fields.length === 0) form.setError('root', { message });
      for (const [name, text] of fields) form.setError(name as Path<Fields>, { message: text });
    }
  }, onInvalid);
}
