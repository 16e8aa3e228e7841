import { failedFields } from '@gulmohar/contract/api/client.ts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureText } from '../api/failure.ts';
import { focusInvalid } from './focus-invalid.ts';

type SendingOptions = {
  /** What the server's names of the fields begin with, when the form's value is only a part of what is sent. */
  within?: string;
};

/**
 * The submit handler of a form: sends the validated value and shows refusals beside their fields, the first of which
 * takes the focus. A refusal that names no field is the form's own error, `errors.root`, for `FormProblem`.
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
