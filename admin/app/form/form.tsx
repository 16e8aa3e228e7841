import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sending } from './sending.ts';
import { useUnsavedChanges } from './unsaved-changes.tsx';

type FormProps<Fields extends FieldValues, Value> = {
  form: UseFormReturn<Fields, unknown, Value>;
  action: string;
  send: (value: Value) => Promise<void>;
  /** Whether the form can only be sent after a change. */
  needsChange?: boolean;
  /** See `sending`. */
  within?: string;
  /** Where the form is what the page is about: asks before the page is left with unsaved changes. */
  isPage?: boolean;
  variant?: ComponentProps<typeof Button>['variant'];
  className?: string;
  /** Other buttons, beside the submit button. */
  more?: ReactNode;
  children: ReactNode;
};

/**
 * A form with its submit button. Errors are shown at their fields; one that names no field stays above the
 * button until the form is sent again.
 */
export function Form<Fields extends FieldValues, Value>({
  form,
  action,
  send,
  needsChange = false,
  within = '',
  isPage = false,
  variant,
  className = 'mt-4 grid gap-2',
  more,
  children,
}: FormProps<Fields, Value>) {
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isPage && isDirty && !isSubmitting);
  return (
    <form noValidate className={className} onSubmit={sending(form, send, { within })}>
      {children}
      <ProblemNote text={errors.root?.message} />
      <div className={isPage ? 'flex flex-wrap items-center gap-x-6 gap-y-2' : 'grid'}>
        <Button type="submit" variant={variant} isBusy={isSubmitting} disabled={needsChange && !isDirty}>
          {action}
        </Button>
        {more}
      </div>
    </form>
  );
}
