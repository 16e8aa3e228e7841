import { TextField } from '@gulmohar/ui/field.tsx';
import { useState } from 'react';
import { amountError, paiseOf, rupeesOf } from './money-text.ts';

type MoneyFieldProps = {
  label: string;
  /** Paise; null if empty. */
  value: number | null;
  /**
   * Called with the amount in paise: null if empty, NaN for anything that is not an amount, which the form's
   * schema rejects.
   */
  onChange: (paise: number | null) => void;
  error?: string | undefined;
  hint?: string;
  isDisabled?: boolean;
};

/**
 * A field for an amount, entered in rupees with up to two decimals and held in paise. Anything else shows an
 * error at the field while typing.
 */
export function MoneyField({ label, value, onChange, error, hint, isDisabled }: MoneyFieldProps) {
  const [text, setText] = useState(rupeesOf(value));
  // The value was set from outside, for example by an undo.
  const shown = Object.is(paiseOf(text), value) || Number.isNaN(value) ? text : rupeesOf(value);
  return (
    <TextField
      label={`${label} (Rs.)`}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      error={amountError(shown) ?? error}
      hint={hint}
      disabled={isDisabled}
      onChange={(event) => {
        setText(event.target.value);
        onChange(paiseOf(event.target.value));
      }}
    />
  );
}
