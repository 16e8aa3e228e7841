import { type FieldError, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

/**
 * Binds the fields of `@gulmohar/ui` to a form: `<TextField label="Name" {...field('name')} />`.
 * Call it while rendering, because it reads the form's errors.
 */
export function fieldOf<Fields extends FieldValues, Value>(form: UseFormReturn<Fields, unknown, Value>) {
  const { errors } = form.formState;
  return (name: Path<Fields>) => ({
    ...form.register(name),
    error: (get(errors, name) as FieldError | undefined)?.message,
  });
}
