import { TextField } from '@gulmohar/ui/field.tsx';
import { useState } from 'react';
import { amountError, paiseOf, rupeesOf } from './money-text.ts';

type MoneyFieldProps = {
  label: string;
  /** Paise; null for nothing. */
  value: number | null;
  /**
   * Called with what was typed, in paise: null for nothing, NaN for anything but an amount, which the form's schema
   * rejects.
   */
  onChange: (paise: number | null) => void;
  error?: string | undefined;
  hint?: string;
  isDisabled?: boolean;
};

/**
 * An amount, typed in rupees with up to two decimals, held in paise; what is no amount is refused beside the field as
 * soon as it is typed.
 */
export function MoneyField({ label, value, onChange, error, hint, isDisabled }: MoneyFieldProps) {
  const [text, setText] = useState(rupeesOf(value));
  // The form was filled again from outside, for example after an undo.
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
