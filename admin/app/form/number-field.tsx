import { TextField } from '@gulmohar/ui/field.tsx';
import { useState } from 'react';
import { numberError, numberOf } from './number-text.ts';

type NumberFieldProps = {
  label: string;
  /** null if empty, NaN if it is not a number. */
  value: number | null | undefined;
  /** Called with the number: null if empty, NaN if it is not a number, which the form's schema refuses. */
  onChange: (value: number | null) => void;
  isWhole?: boolean;
  error?: string | undefined;
  hint?: string;
  isDisabled?: boolean;
};

/** A field for a number. Anything else shows an error at the field while typing. */
export function NumberField({
  label,
  value,
  onChange,
  isWhole = true,
  error,
  hint,
  isDisabled,
}: NumberFieldProps) {
  const held = value ?? null;
  const [text, setText] = useState(textOf(held));
  // The value was set from outside, for example by a reset.
  const shown = Object.is(numberOf(text, { isWhole }), held) || Number.isNaN(held) ? text : textOf(held);
  return (
    <TextField
      label={label}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={shown}
      error={numberError(shown, { isWhole }) ?? error}
      hint={hint}
      disabled={isDisabled}
      onChange={(event) => {
        setText(event.target.value);
        onChange(numberOf(event.target.value, { isWhole }));
      }}
    />
  );
}

function textOf(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}
