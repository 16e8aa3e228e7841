import type { ReactNode } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { fieldError } from './field-of.ts';

type Bound<Held> = {
  value: Held;
  /** Nothing may have been typed where the schema wants something: it is the schema that says so. */
  onChange: (value: Held | null) => void;
  error: string | undefined;
};

type ControlledProps<Fields extends FieldValues, Name extends FieldPath<Fields>, Value> = {
  form: UseFormReturn<Fields, unknown, Value>;
  name: Name;
  children: (bound: Bound<FieldPathValue<Fields, Name>>) => ReactNode;
};

/** Binds a field whose value is not its text, such as paise or lines, to a form. */
export function Controlled<Fields extends FieldValues, Name extends FieldPath<Fields>, Value>({
  form,
  name,
  children,
}: ControlledProps<Fields, Name, Value>) {
  const { field, fieldState } = useController({ control: form.control, name });
  return children({ value: field.value, onChange: field.onChange, error: fieldError(fieldState.error) });
}
