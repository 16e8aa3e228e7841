import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { deskApi } from '../api/desk-api.ts';
import { showFailure } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';

type Body = z.input<typeof saveSettings.body>;

/**
 * What a settings form does when it is sent.
 * @param bodyOf the group with the form's value
 */
export function useSave<Fields extends FieldValues, Value extends FieldValues>(
  form: UseFormReturn<Fields, unknown, Value>,
  bodyOf: (value: Value) => Body,
) {
  return form.handleSubmit(async (value) => {
    try {
      await deskApi(saveSettings, { body: bodyOf(value) });
      form.reset(value as unknown as Fields);
      showToast('success', 'Saved; the shop goes by it at once');
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['settings'] }),
        queryClient.invalidateQueries({ queryKey: ['session'] }),
      ]);
    } catch (error) {
      showFailure<Fields>(error, (name, complaint) =>
        form.setError(name.replace(/^value\./, '') as Path<Fields>, complaint),
      );
    }
  });
}
