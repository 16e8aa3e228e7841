import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';

/**
 * Binds the fields of `@gulmohar/ui` to a form: `<TextField label="Name" {...field('name')} />`.
 * Call it while rendering, because it reads the form's errors.
 */
export function fieldOf<Fields extends FieldValues, Value>(form: UseFormReturn<Fields, unknown, Value>) {
  const { errors } = form.formState;
  return <Name extends Path<Fields>>(name: Name, options?: RegisterOptions<Fields, Name>) => ({
    ...form.register(name, options),
    error: fieldError(get(errors, name)),
  });
}

/**
 * Binds fields whose value is not text, such as paise or lines: `<MoneyField label="Fee" {...controlled('fee')} />`.
 * Their `onChange` accepts null for an empty field even where the schema requires a value, and then reports so.
 */
export function controlledOf<Fields extends FieldValues, Value>(form: UseFormReturn<Fields, unknown, Value>) {
  const { errors, isSubmitted } = form.formState;
  return <Name extends Path<Fields>>(name: Name) => {
    form.register(name);
    return {
      value: form.watch(name),
      onChange: (value: PathValue<Fields, Name> | null) =>
        form.setValue(name, value as PathValue<Fields, Name>, {
          shouldDirty: true,
          shouldValidate: isSubmitted,
        }),
      error: fieldError(get(errors, name)),
    };
  };
}

/**
 * Returns a field's error message; for a list without an error of its own, that of its first invalid entry.
 */
export function fieldError(error: FieldError | (FieldError | undefined)[] | undefined): string | undefined {
  if (Array.isArray(error)) return error.find((entry) => entry)?.message;
  return error?.message;
}
