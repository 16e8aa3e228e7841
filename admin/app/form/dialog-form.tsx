import { Button } from '@gulmohar/ui/button.tsx';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormProblem } from './form-problem.tsx';
import { sending } from './sending.ts';

type DialogFormProps<Fields extends FieldValues, Value> = {
  form: UseFormReturn<Fields, unknown, Value>;
  /** The text of the submit button. */
  action: string;
  send: (value: Value) => Promise<void>;
  /** Whether the form can only be sent after a change. */
  needsChange?: boolean;
  /** See `sending`. */
  within?: string;
  children: ReactNode;
};

/**
 * A form in a dialog. An error stays visible until the form is sent again, unlike in a toast, which would
 * disappear.
 */
export function DialogForm<Fields extends FieldValues, Value>({
  form,
  action,
  send,
  needsChange = false,
  within = '',
  children,
}: DialogFormProps<Fields, Value>) {
  const { isDirty, isSubmitting } = form.formState;
  return (
    <form noValidate className="mt-4 grid gap-2" onSubmit={sending(form, send, { within })}>
      <FormProblem form={form} />
      {children}
      <Button type="submit" isBusy={isSubmitting} disabled={needsChange && !isDirty}>
        {action}
      </Button>
    </form>
  );
}
