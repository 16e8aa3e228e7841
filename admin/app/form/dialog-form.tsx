import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sending } from './sending.ts';

type DialogFormProps<Fields extends FieldValues, Value> = {
  form: UseFormReturn<Fields, unknown, Value>;
  /** What the button says. */
  action: string;
  send: (value: Value) => Promise<void>;
  /** Whether there is something to send only after a change. */
  needsChange?: boolean;
  children: ReactNode;
};

/** A form in a dialog. An error stays in it until the form is sent again; a toast would disappear. */
export function DialogForm<Fields extends FieldValues, Value>({
  form,
  action,
  send,
  needsChange = false,
  children,
}: DialogFormProps<Fields, Value>) {
  const { errors, isDirty, isSubmitting } = form.formState;
  return (
    <form noValidate className="mt-4 grid gap-2" onSubmit={sending(form, send, { inPlace: true })}>
      <ProblemNote text={errors.root?.message} />
      {children}
      <Button type="submit" isBusy={isSubmitting} disabled={needsChange && !isDirty}>
        {action}
      </Button>
    </form>
  );
}
