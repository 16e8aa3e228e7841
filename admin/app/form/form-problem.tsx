import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Why a form was refused, if no single field is the cause. Every form submitted with `sending` shows it. */
export function FormProblem<Fields extends FieldValues, Value>({
  form,
}: {
  form: UseFormReturn<Fields, unknown, Value>;
}) {
  return <ProblemNote text={form.formState.errors.root?.message} />;
}
