import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What a form was refused for, where no field is to blame. Every form that is sent by `sending` shows it. */
export function FormProblem<Fields extends FieldValues, Value>({
  form,
}: {
  form: UseFormReturn<Fields, unknown, Value>;
}) {
  return <ProblemNote text={form.formState.errors.root?.message} />;
}
