import { failedFields } from '@gulmohar/contract/api/client.ts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureText } from '../api/failure.ts';
import { focusInvalid } from './focus-invalid.ts';

type SendingOptions = {
  /** The prefix of the server's field names, if the form's value is only a part of the request body. */
  within?: string;
};

/**
 * Returns a form's submit handler. It sends the validated value, shows the server's errors at their fields
 * and focuses the first of them. An error that names no field becomes the form's own, `errors.root`.
 */
export function sending<Fields extends FieldValues, Value>(
  form: UseFormReturn<Fields, unknown, Value>,
  send: (value: Value) => Promise<void>,
  { within = '' }: SendingOptions = {},
) {
  return form.handleSubmit(async (value) => {
    try {
      await send(value);
    } catch (error) {
      const fieldErrors = failedFields(error);
      for (const [name, message] of fieldErrors) {
        form.setError((name.startsWith(within) ? name.slice(within.length) : name) as Path<Fields>, {
          message,
        });
      }
      if (fieldErrors.length > 0) return focusInvalid();
      form.setError('root', { message: failureText(error) });
    }
  }, focusInvalid);
}
