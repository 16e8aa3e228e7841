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
  /**
   * Accepts null for an empty field even if the schema requires a value; the schema then reports the error.
   */
  onChange: (value: Held | null) => void;
  error: string | undefined;
};

type ControlledProps<Fields extends FieldValues, Name extends FieldPath<Fields>, Value> = {
  form: UseFormReturn<Fields, unknown, Value>;
  name: Name;
  children: (bound: Bound<FieldPathValue<Fields, Name>>) => ReactNode;
};

/** Binds a field to a form whose value is not text, such as paise or lines. */
export function Controlled<Fields extends FieldValues, Name extends FieldPath<Fields>, Value>({
  form,
  name,
  children,
}: ControlledProps<Fields, Name, Value>) {
  const { field, fieldState } = useController({ control: form.control, name });
  return children({ value: field.value, onChange: field.onChange, error: fieldError(fieldState.error) });
}
