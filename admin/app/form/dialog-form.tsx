import { Button } from '@gulmohar/ui/button.tsx';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormProblem } from './form-problem.tsx';
import { sending } from './sending.ts';

type DialogFormProps<Fields extends FieldValues, Value> = {
  form: UseFormReturn<Fields, unknown, Value>;
  /** What the button says. */
  action: string;
  send: (value: Value) => Promise<void>;
  /** Whether there is something to send only after a change. */
  needsChange?: boolean;
  /** As of `sending`. */
  within?: string;
  children: ReactNode;
};

/** A form in a dialog. An error stays in it until the form is sent again; a toast would disappear. */
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
